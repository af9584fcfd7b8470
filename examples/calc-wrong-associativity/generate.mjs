// Prints a program that sizes the beams of a bridge. The comments are what its authors left in it.
const names = ["span", "load", "width", "depth", "mass", "stress", "margin", "force"];
const name = (i) => `${names[i % names.length]}_${i}`;
const lines = ["# Beams of the north bridge, all lengths in metres", "gravity = 9.81;", "safety = 1.5;", ""];
for (let i = 0; i < 64; i++) {
  const before = i === 0 ? "safety" : name(i - 1);
  const earlier = i < 3 ? "gravity" : name(i - 3);
  if (i % 8 === 0) lines.push("", `# section ${1 + i / 8}`);
  const formulas = [
    `${12 + (i % 7)}.5 + ${before} / (${3 + (i % 5)} + abs(${earlier}))`,
    `max(${before}, ${earlier}, ${i}) * gravity / ${2 + (i % 9)}`,
    `-(${before} - ${i % 11}) % ${17 + i} + sqrt(abs(${earlier} * ${i}))`,
    `(${before} + ${1 + (i % 4)} ^ 2 * safety) / ${40 + i} - floor(${earlier})`,
  ];
  lines.push(
    `${name(i)} = ${i === 45 ? `${before} / 3 + 2 ^ 3 ^ 2 * safety - 40 * min(${earlier}, 5)` : formulas[i % 4]};${i % 5 === 1 ? "  # the heavier one counts" : ""}`,
  );
  if (i % 8 === 7) lines.push(`${name(i)} + ${earlier};  # to compare with the table`);
}
process.stdout.write(`${lines.join("\n")}\n`);
