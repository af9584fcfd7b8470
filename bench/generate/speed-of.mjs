// Measures how fast the sentences of one grammar are generated, by CPU time: `node speed-of.mjs NAME COUNT`. Prints JSON.
import { generate } from "treemin/generate";
import { grammarOf } from "./grammars.mjs";

/** So many seconds pass until the code counts as warm, and so many more are measured. */
const [warmUp, measured] = [3, 3];

const [name, count] = [process.argv[2], Number(process.argv[3])];
const language = await grammarOf(name);
const loadSeconds = seconds();
const total = { bytes: 0, tokens: 0, readings: 0, redrawn: 0, atOnce: 0 };
const warm = { bytes: 0, seconds: 0 };
let [done, coldSeconds, warmFrom] = [0, 0, 0];
for await (const sentence of generate({ language, count: Number.MAX_SAFE_INTEGER, seed: 7 })) {
  const bytes = Buffer.byteLength(sentence.text);
  if (done < count) add(sentence, bytes);
  else if (warmFrom > 0) warm.bytes += bytes;
  // Sentences are made in batches, so time is looked at between them.
  if (++done % count > 0) continue;
  const now = seconds();
  if (done === count) coldSeconds = now;
  if (warmFrom > 0) warm.seconds = now - warmFrom;
  else if (now > coldSeconds + warmUp) warmFrom = now;
  if (warm.seconds > measured) break;
}
process.stdout.write(JSON.stringify({ name, count, ...total, loadSeconds, coldSeconds, warm }));

function add({ tokens, readings, redrawn, starts }, bytes) {
  total.bytes += bytes;
  total.tokens += tokens.length;
  total.readings += readings;
  total.redrawn += redrawn;
  if (starts === 1) total.atOnce++;
}

/** CPU time of this process since it started. */
function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
