// Prints the settings of 140 services. One of them sets its log level in both of the ways that there are.
const names = [
  "account",
  "billing",
  "catalog",
  "delivery",
  "export",
  "feed",
  "gateway",
  "history",
  "invoice",
  "journal",
];
const levels = ["debug", "info", "warning"];
const services = {};
for (let i = 0; i < 140; i++) {
  const service = {
    server: { host: `10.0.${i >> 4}.${10 + i}`, port: 8000 + i, workers: 1 + (i % 8) },
    log: {
      level: levels[i % 3],
      file: `/var/log/${names[i % 10]}.log`,
      rotate: { days: 7 + (i % 5), compress: i % 2 === 0 },
    },
    features: ["cache", "metrics", "tracing"].filter((_, j) => (i >> j) % 2 === 0),
    "cache.size": 64 << (i % 4),
    "cache.ttl": 30 + i,
  };
  if (i === 83) service["log.level"] = "info";
  services[`${names[i % 10]}-${i + 1}`] = service;
}
process.stdout.write(`${JSON.stringify({ cluster: "blue", services }, null, 1)}\n`);
