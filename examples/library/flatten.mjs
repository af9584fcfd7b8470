/** The program under test: `{"log": {"level": "info"}}` → `{"log.level": "info"}`. */
export function flatten(value, path = [], flat = {}) {
  if (value === null || typeof value !== "object") flat[path.join(".")] = value;
  else for (const [key, member] of Object.entries(value)) flatten(member, [...path, key], flat);
  return flat;
}
