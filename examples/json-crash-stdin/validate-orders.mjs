// The program under test: validates the orders on standard input. Exits with 0 if they are valid and with 2 if they are not.
import { readFileSync } from "node:fs";

function refuse(reason) {
  process.stderr.write(`invalid: ${reason}\n`);
  process.exit(2);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(error.message);
  }
}

const orders = parse(readFileSync(0, "utf8"));
if (!Array.isArray(orders)) refuse("no list of orders");
let turnover = 0n;
for (const order of orders) {
  if (!Array.isArray(order?.lines)) refuse("an order without lines");
  for (const line of order.lines) {
    if (typeof line?.price !== "number") refuse("a line without a price");
    const cents = BigInt(line.price * 100);
    turnover += cents * BigInt(line.quantity ?? 1);
  }
}
process.stdout.write(`valid: ${orders.length} orders of ${turnover} cents\n`);
