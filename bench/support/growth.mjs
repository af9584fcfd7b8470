/** Measures several times and returns the result with the least `time`. */
export function fastest(runs, measure) {
  return Array.from({ length: runs }, measure).reduce((best, each) => (each.time < best.time ? each : best));
}

/** The slope of the least-squares line through the logarithms of points: 1 means linear growth. */
export function growthExponent(points) {
  const logs = points.map((point) => point.map(Math.log));
  const mean = (axis) => logs.reduce((sum, point) => sum + point[axis], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (term) => logs.reduce((total, [a, b]) => total + term(a - x, b - y), 0);
  return sum((a, b) => a * b) / sum((a) => a * a);
}
