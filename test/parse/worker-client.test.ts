import { expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { runInWorker } from "#src/parse/worker/worker-client.js";

it("an answer counts even if this thread was busy until the worker had ended", async () => {
  const grammar = await loadLanguage("json");
  const limits = { limit: 60_000, signal: new AbortController().signal };
  const answer = runInWorker({ kind: "report", withCode: true }, grammar, limits);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
  expect(await answer).toMatchObject({ reports: [{ name: "json" }] });
});
