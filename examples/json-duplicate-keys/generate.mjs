// Prints the settings of a build farm. builder-097 has its timeout twice, as a careless merge may leave it behind.
const systems = ["linux", "macos", "windows"];
const machines = Array.from({ length: 160 }, (_, i) => ({
  name: `builder-${String(i + 1).padStart(3, "0")}`,
  system: systems[i % 3],
  cores: 4 << (i % 4),
  labels: ["ci", systems[i % 3], ...(i % 5 === 0 ? ["nightly"] : [])],
  limits: { timeout: 600 + 60 * (i % 7), jobs: 1 + (i % 6), memory: 2048 << (i % 3) },
}));
const text = JSON.stringify({ version: 3, region: "eu-north", retries: 2, machines }, null, 1);
process.stdout.write(`${text.replace(/"builder-097"[^}]*"memory": \d+/, '$&,\n    "timeout": 3600')}\n`);
