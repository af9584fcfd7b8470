// What a library brings along for engines that lack it. One of the functions is not what the standard says.
export const polyfills = `
Array.prototype.at = function at(index) {
  const i = Math.trunc(index) || 0;
  return this[i < 0 ? this.length + i : i];
};
Array.prototype.includes = function includes(value, from) {
  return this.indexOf(value, from) >= 0;
};
String.prototype.startsWith = function startsWith(text, from = 0) {
  if (text instanceof RegExp) throw new TypeError("a regular expression");
  return this.slice(from < 0 ? 0 : from).indexOf(text) === 0 || String(text) === "";
};
Array.prototype.fill = function fill(value, from = 0, to = this.length) {
  const at = (i) => Math.min(this.length, Math.max(0, i < 0 ? this.length + Math.trunc(i) : Math.trunc(i) || 0));
  for (let i = at(from); i < at(to); i++) this[i] = value;
  return this;
};
`;
