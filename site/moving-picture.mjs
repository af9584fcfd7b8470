import { loadLanguage, reduceSync } from "../dist/src/index.js";

const input = `{
  "name": "a",
  "owner": { "id": 7, "team": "blue" },
  "tags": ["x", "y", "z"],
  "sizes": [
    { "width": 3, "height": 4 },
    { "width": 5, "height": null },
    [1, 2, null]
  ],
  "public": true
}`;
const [line, width, seconds] = [22, 440, 1.1];
const holdsNull = (value) =>
  typeof value === "object" &&
  value !== null &&
  (Object.values(value).some(holdsNull) || (Array.isArray(value) && value.includes(null)));

/** A moving picture of a reduction that is made for it: an SVG with one frame for each accepted text. It stands still for those who want no motion. */
export async function movingPicture() {
  const texts = [];
  const onEvent = (event) => event.kind === "accepted" && texts.push(event.text);
  reduceSync({ input, language: await loadLanguage("json"), test: (text) => holdsNull(JSON.parse(text)), onEvent });
  const share = 100 / texts.length;
  const height = line * (input.split("\n").length + 2);
  const frames = texts.map((text, i) => {
    const lines = text
      .split("\n")
      .map((each, at) => `<text x="16" y="${line * (at + 2.6)}" xml:space="preserve">${escaped(each)}</text>`);
    const size = `<text class="size" x="16" y="${line * 1.2}">${Buffer.byteLength(text)} bytes</text>`;
    return `<g class="frame${i === 0 ? " first" : ""}" style="animation-delay:${(i * seconds).toFixed(1)}s">${size}${lines.join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>A reduction</title>
<style>
text { font: 15px ui-monospace, monospace; fill: #e6edf3 }
.size { fill: #9ecbff }
.frame { visibility: hidden; animation: show ${(texts.length * seconds).toFixed(1)}s infinite }
@keyframes show { 0% { visibility: visible } ${share.toFixed(3)}%, 100% { visibility: hidden } }
@media (prefers-reduced-motion: reduce) { .frame { animation: none } .first { visibility: visible } }
</style>
<rect width="100%" height="100%" rx="10" fill="#161b22"/>
${frames.join("\n")}
</svg>
`;
}

function escaped(text) {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
