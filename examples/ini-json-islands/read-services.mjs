// The program under test: node read-services.mjs FILE prints the settings of services. Those of the section [defaults] hold for all.
import { readFileSync } from "node:fs";

const lines = readFileSync(process.argv[2], "utf8").split(/\r?\n/);
const sections = new Map();
let section;

/** Puts settings over others, objects in objects too. */
function merge(base, over) {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const isNested = typeof value === "object" && typeof merged[key] === "object" && !Array.isArray(value);
    merged[key] = isNested ? merge(merged[key], value) : value;
  }
  return merged;
}

function fail(number, message) {
  process.stderr.write(`line ${number + 1}: ${message}\n`);
  process.exit(2);
}

lines.forEach((line, number) => {
  const [, header] = /^\s*\[(.+)\]\s*$/.exec(line) ?? [];
  const [, key, value = ""] = /^\s*([a-z][a-z0-9_.]*)\s*(?:=\s*(.*))?$/.exec(line) ?? [];
  if (header !== undefined) {
    if (!/^(defaults|service \S+)$/.test(header)) fail(number, `there is no section of the kind ${header}`);
    section = {};
    sections.set(header, section);
  } else if (key !== undefined) {
    if (!section) fail(number, "a setting must be in a section");
    try {
      section[key] = /^[[{]/.test(value) ? JSON.parse(value) : value.trim();
    } catch (error) {
      fail(number, error.message);
    }
  } else if (!/^\s*(;.*)?$/.test(line)) {
    fail(number, "this is no setting");
  }
});
const { defaults = {}, ...services } = Object.fromEntries(sections);
for (const [name, settings] of Object.entries(services)) {
  process.stdout.write(`${name} ${JSON.stringify(merge(defaults, settings))}\n`);
}
