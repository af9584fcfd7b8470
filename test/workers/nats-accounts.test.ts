import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { connect, credsAuthenticator } from "@nats-io/transport-node";
import { describe, expect, it } from "vitest";
import { reduce } from "#src/reduce.js";
import { serveNats } from "#src/workers/serve-nats.js";
import { watchWorkers } from "#src/workers/worker-status.js";
import { makeCertificate, writeAccounts } from "../support/nats-accounts.mjs";
import { natsServerProgram, startNatsServer } from "../support/nats-server.mjs";
import { temporaryFolder } from "../support/temporary-folder.js";

const program = natsServerProgram();
const queue = "main";

/** The users of the table in docs/workers.md, with what each may publish to and subscribe to. */
function documentedUsers() {
  const page = readFileSync(new URL("../../docs/workers.md", import.meta.url), "utf8");
  const subjects = (cell = "") => [...cell.matchAll(/`(treemin\.[^`]+)`/g)].map(([, subject]) => `${subject}`);
  const rows = [...page.matchAll(/^\| (worker|reduction|`treemin workers status`) \|(.*)\|(.*)\|$/gm)];
  // A user who is allowed nothing by name is allowed everything.
  const permit = (cell: string | undefined) => (subjects(cell).length > 0 ? subjects(cell) : ["nothing"]);
  const users = rows.map(([, user = "", pub, sub]) => [
    /\w+$/.exec(user.replaceAll("`", ""))?.[0],
    { pub: permit(pub), sub: permit(sub) },
  ]);
  return Object.fromEntries(users) as Record<string, { pub: string[]; sub: string[] }>;
}

/** A server that demands TLS and credentials. */
async function startGuarded() {
  const folder = temporaryFolder();
  const tls = makeCertificate(folder);
  const { configuration, credentials } = writeAccounts(folder, documentedUsers(), tls);
  const server = await startNatsServer(program as string, { configuration });
  const url = `tls://localhost:${server.port}`;
  const as = (user: string) => ({
    server: url,
    queue,
    credentials: credentials[user] as string,
    authority: tls.certificate,
  });
  return { folder, server, as };
}

const hasTools =
  program !== undefined && (process.env.CI !== undefined || spawnSync("openssl", ["version"]).status === 0);

describe.runIf(hasTools)("at a server with accounts and TLS, set up as documented,", () => {
  it("workers, a reduction and the status do all they need, and not more", async () => {
    const { folder, server, as } = await startGuarded();
    const module = join(folder, "interesting.mjs");
    writeFileSync(module, "export default (text) => text.includes('7');\n");
    const test = { module: pathToFileURL(module).href };
    const stop = new AbortController();
    const worker = serveNats({
      test,
      slots: 2,
      tools: "",
      signal: stop.signal,
      nats: as("worker"),
      note: () => undefined,
    });
    try {
      const input = "[1, 2, 7, 8]";
      expect((await reduce({ input, language: "json", test, workers: { nats: as("reduction") } })).text).toBe("7");
      const { signal } = stop;
      const notes: string[] = [];
      const note = (line: string) => notes.push(line);
      expect(await watchWorkers(as("status"), { duration: 1500, signal, note })).toHaveLength(1);
      const stranger = { ...as("worker"), credentials: undefined };
      await expect(watchWorkers(stranger as never, { duration: 50, signal, note })).rejects.toThrow("cannot be used");
      const { authority: _, ...unsure } = as("status");
      await expect(watchWorkers(unsure, { duration: 50, signal, note })).rejects.toThrow("cannot be used");
      expect(notes).toEqual([]);
      expect(await watchWorkers(as("reduction"), { duration: 1000, signal, note })).toEqual([]);
      expect(notes.join()).toContain(`does not permit the use of treemin.${queue}.status to this user`);
      await expectRefusal(as("status"), "publish", `treemin.${queue}.claim.x`);
      await expectRefusal(as("worker"), "subscribe", `treemin.${queue}.reduction.>`);
      await expectRefusal(as("reduction"), "publish", `treemin.${queue}.free`);
    } finally {
      stop.abort();
      await worker;
      server.process.kill();
    }
  });
});

/** Expects that a user may not do something. */
async function expectRefusal(
  { server, credentials, authority }: { server: string; credentials: string; authority: string },
  what: "publish" | "subscribe",
  subject: string,
) {
  const authenticator = credsAuthenticator(readFileSync(credentials));
  const nats = await connect({ servers: server, authenticator, tls: { ca: readFileSync(authority, "utf8") } });
  const status = nats.status()[Symbol.asyncIterator]();
  if (what === "publish") nats.publish(subject, "x");
  else nats.subscribe(subject, { callback: () => undefined });
  let { value } = await status.next();
  while (value?.type === "update") ({ value } = await status.next()); // the server tells its addresses, in some networks
  expect(value).toMatchObject({ type: "error", error: expect.objectContaining({ subject }) });
  await nats.close();
}
