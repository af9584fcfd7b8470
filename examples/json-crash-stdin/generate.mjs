// Prints the orders of a shop. All prices but one are such that 100 times the price is a whole number.
const articles = ["apron", "bucket", "candle", "drill", "easel", "funnel", "gloves", "hinge", "jigsaw", "kettle"];
const isExact = (cents) => Number.isInteger((cents / 100) * 100);

function price(seed) {
  let cents = 95 + ((seed * 7919) % 4000);
  while (!isExact(cents)) cents++;
  return cents / 100;
}

const orders = Array.from({ length: 420 }, (_, i) => ({
  number: 10_000 + i,
  customer: { id: (i * 37) % 211, country: ["DE", "FR", "NO", "PT"][i % 4], vat: i % 6 === 0 ? null : 19 },
  lines: Array.from({ length: 1 + (i % 5) }, (_, j) => ({
    article: articles[(i + 3 * j) % articles.length],
    quantity: 1 + ((i * j) % 4),
    price: i === 287 && j === 1 ? 19.99 : price(5 * i + j),
  })),
  paid: i % 9 !== 0,
}));
process.stdout.write(`${JSON.stringify(orders, null, 1)}\n`);
