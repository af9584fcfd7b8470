// Prints the settings of sixty services. One of them takes a default back, with null.
const names = ["billing", "catalog", "delivery", "export", "feed", "gateway"];
const lines = [
  "; what holds for all services",
  "[defaults]",
  "workers = 4",
  'retry = {"times": 3, "wait": {"first": 100, "factor": 1.5}, "on": ["timeout", "reset"]}',
  'log = {"level": "info", "rotate": {"days": 7, "compress": true}}',
];
for (let i = 0; i < 60; i++) {
  const name = names[i % names.length];
  const retry = i === 41 ? { times: 5, wait: null } : { times: i % 4, wait: { first: 50 * (i % 5), factor: 2 } };
  const log = { level: ["debug", "info", "warning"][i % 3], targets: [{ file: `${name}.log` }, { port: 5000 + i }] };
  lines.push("", `[service ${name}-${i}]`);
  if (i % 7 === 0) lines.push(`; moved in week ${1 + (i % 52)}`);
  lines.push(`host = 10.0.${i % 9}.${10 + i}`, `path = /srv/${name}`);
  if (i % 2 === 1) lines.push(`retry = ${JSON.stringify(retry)}`);
  lines.push(`log = ${JSON.stringify(log)}`);
}
process.stdout.write(`${lines.join("\n")}\n`);
