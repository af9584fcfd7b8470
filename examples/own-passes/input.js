// Draws a chart of rainfall and reports where its label goes.
const months = ["January", "February", "March", "April"];
const rainfall = [51, 38, 44, 40];
const margin = { left: 24, top: 12 };

function highest(values) {
  let best = values[0];
  for (const value of values) {
    if (value > best) best = value;
  }
  return best;
}

function bar(value, limit) {
  const share = value / limit;
  return { share, height: Math.round(share * 100) };
}

const limit = highest(rainfall);
const bars = months.map((month, i) => ({ month, ...bar(rainfall[i], limit) }));

const offset = -0;
if (bars.length > 3) {
  label(offset, offset);
}
console.log(bars.length, margin.left);
