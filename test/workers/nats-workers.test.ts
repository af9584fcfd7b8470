import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reduce } from "#src/reduce.js";
import { serveNats } from "#src/workers/serve-nats.js";
import { watchWorkers } from "#src/workers/worker-status.js";
import { natsServerProgram, startNatsServer, startNetwork } from "../support/nats-server.mjs";

type NatsServer = Awaited<ReturnType<typeof startNatsServer>>;

const program = natsServerProgram();
let server: NatsServer;
beforeAll(async () => {
  if (program) server = await startNatsServer(program);
});
afterAll(() => {
  server?.process.kill();
  rmSync(folder, { recursive: true });
});

const folder = mkdtempSync(join(tmpdir(), "treemin-nats-"));
const module = join(folder, "interesting.mjs");
writeFileSync(
  module,
  "export default async (text) => { await new Promise((done) => setTimeout(done, 2)); return (text.match(/true/g) ?? []).length >= 2; };\n",
);
const test = { module: pathToFileURL(module).href };
const slow = join(folder, "slow.mjs");
writeFileSync(slow, readFileSync(module, "utf8").replace("(done, 2)", "(done, 100)"));
const yes = join(folder, "yes.mjs");
writeFileSync(yes, "export default () => true;\n");
const input = JSON.stringify(Array.from({ length: 16 }, (_, i) => ({ id: i, needle: i % 7 === 5 })));

/** Starts a worker of a queue; returns what it said, and a function that ends it. */
function work(queue: string, given = test, url = server.url) {
  const stop = new AbortController();
  const notes: string[] = [];
  const nats = { server: url, queue };
  const { signal } = stop;
  const ended = serveNats({ test: given, slots: 2, tools: "", signal, nats, note: (line) => notes.push(line) });
  const end = async () => {
    stop.abort();
    await ended;
  };
  return { notes, end };
}

describe.skipIf(!program)("workers of a queue", () => {
  it("give the same result as none, whichever join and leave, and serve one reduction after the other", async () => {
    const options = { input, language: "json", test } as const;
    const alone = await reduce(options);
    const workers = [1, 2, 3, 4, 5].map(() => work("main"));
    const warnings: string[] = [];
    let accepted = 0;
    const leave = () => {
      accepted++;
      if (accepted === 3 || accepted === 5) workers.pop()?.end();
      if (accepted === 4) workers.unshift(work("main"));
    };
    const nats = { server: server.url, queue: "main" };
    for (let run = 0; run < 2; run++) {
      const { text, statistics } = await reduce({
        ...options,
        workers: { nats },
        onEvent: (event) => {
          if (event.kind === "accepted") leave();
          if (event.kind === "warning") warnings.push(event.message);
        },
      });
      expect(text).toBe(alone.text);
      expect(statistics.steps.map(({ size }) => size)).toEqual(alone.statistics.steps.map(({ size }) => size));
    }
    expect(warnings.filter((message) => message.includes("The worker was told to end"))).toHaveLength(2);
    await Promise.all(workers.map(({ end }) => end()));
    expect(workers[0]?.notes).toContain("The worker is no longer needed.");
  });

  it("go on when the network was cut and the server has ended and begun again", async () => {
    const own = await startNatsServer(program as string);
    const network = await startNetwork(own.port);
    const workers = [1, 2].map(() => work("main", test, network.url));
    let accepted = 0;
    let again: Promise<NatsServer> | undefined;
    const disturb = () => {
      accepted++;
      if (accepted === 3) network.cut();
      if (accepted !== 6) return;
      own.process.kill("SIGKILL");
      again = new Promise((done) => own.process.once("exit", done)).then(() =>
        startNatsServer(program as string, { port: own.port }),
      );
    };
    const options = { input, language: "json", test } as const;
    const { text } = await reduce({
      ...options,
      workers: { nats: { server: network.url, queue: "main" } },
      onEvent: (event) => event.kind === "accepted" && disturb(),
    });
    expect(text).toBe((await reduce(options)).text);
    expect(again).toBeDefined();
    await Promise.all(workers.map(({ end }) => end()));
    network.close();
    (await again)?.process.kill();
  });

  it("tell what they do", async () => {
    const lasting = { module: pathToFileURL(slow).href };
    const workers = [work("seen", lasting), work("seen", lasting)];
    const nats = { server: server.url, queue: "seen" };
    const stop = new AbortController();
    const reducing = reduce({ input, reduce: "chars", test: lasting, workers: { nats }, signal: stop.signal });
    const { signal } = new AbortController();
    const watch = () => watchWorkers(nats, { duration: 2500, signal, note: () => undefined });
    let seen = await watch();
    for (let tries = 0; tries < 5 && seen.some(({ reduction }) => reduction === undefined); tries++)
      seen = await watch();
    stop.abort();
    await Promise.all([reducing, ...workers.map(({ end }) => end())]);
    expect(seen).toHaveLength(2);
    for (const { name, slots, reduction } of seen)
      expect([name, slots, reduction]).toEqual([expect.stringContaining(`:${process.pid}`), 2, seen[0]?.reduction]);
    expect(seen[0]?.reduction).toBeDefined();
    expect(await watchWorkers({ ...nats, queue: "nobody" }, { duration: 50, signal, note: () => undefined })).toEqual(
      [],
    );
  });

  it("are refused if they have another test, and others are waited for", async () => {
    const stranger = work("other", { module: `${test.module}?another` });
    const warnings: string[] = [];
    const nats = { server: server.url, queue: "other" };
    const reducing = reduce({
      ...{ input: "[true, true]", language: "json", test, workers: { nats } },
      onEvent: (event) => {
        if (event.kind === "warning" && warnings.push(event.message) === 1) later = work("other");
      },
    });
    let later: ReturnType<typeof work> | undefined;
    expect((await reducing).text).toBe("[true,true]");
    expect(warnings.join()).toContain("was refused: it has another test");
    await Promise.all([stranger.end(), later?.end()]);
  });

  it("take messages that are larger than the server allows", async () => {
    const large = `${JSON.stringify("é".repeat(700_000))}\n`;
    const worker = work("large", { module: pathToFileURL(yes).href });
    const nats = { server: server.url, queue: "large" };
    const options = { input: large, reduce: "lines", test: { module: pathToFileURL(yes).href } } as const;
    expect((await reduce({ ...options, workers: { nats } })).text).toBe("");
    await worker.end();
  });
});

it("a server that is not there is named", async () => {
  const nats = { server: "nats://127.0.0.1:9", queue: "main" };
  await expect(reduce({ input: "a", reduce: "chars", test, workers: { nats } })).rejects.toThrow(
    /The NATS server nats:\/\/127\.0\.0\.1:9 cannot be used \(.*\)\. Check the URL/,
  );
});
