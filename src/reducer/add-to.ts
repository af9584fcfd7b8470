/**
 * Adds a value to those of a key.
 * @param map is changed
 * @param key may be new
 * @param value becomes the last value of the key
 */
export function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
