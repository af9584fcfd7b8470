// Prints the settings of 140 services. One of them sets its log level under a name of its own.
const names = ["account", "billing", "catalog", "delivery", "export", "feed", "gateway"];
const services = {};
for (let i = 0; i < 140; i++) {
  const service = {
    port: 8000 + i,
    log: { level: ["debug", "info"][i % 2], days: 7 + (i % 5) },
    tags: names.slice(0, i % 7),
  };
  if (i === 83) service["log.level"] = "info";
  services[`${names[i % 7]}-${i}`] = service;
}
process.stdout.write(`${JSON.stringify({ cluster: "blue", services })}\n`);
