import { chownSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";

export const promise =
  "treemin resume runs the command of your own journals only; that of a journal from elsewhere is shown first and needs your consent.";

/** A user number that is not ours. */
const stranger = 4321;

export async function run({ scratch }) {
  await ownIsResumed(scratch.box());
  await movedNeedsConsent(scratch.box());
  if (process.getuid() !== 0) return "moved journals need consent (journals of other users are tested only as root)";
  await foreignIsRefused(scratch.box());
  await foreignOutcomesAreNotUsed(scratch.box());
  return "moved journals need consent; the commands and outcomes of another user's journals are not used";
}

/** Stops a reduction early and returns the path of its journal. */
async function begin(box, ...options) {
  box.write("big.json", haystack(1000, 2));
  const { code, stderr } = await box.run(
    "big.json",
    "-c",
    `touch "${box.path("ran")}"; ${wanted(2)}`,
    "--limit-tests",
    "20",
    ...options,
  );
  failUnless(code === 4, `no reduction to resume: exit code ${code}: ${stderr}`);
  const [journal] = readdirSync(box.work).filter((name) => name.endsWith(".journal"));
  renameSync(box.path("ran"), box.path("before"));
  return box.path(journal);
}

async function ownIsResumed(box) {
  await begin(box);
  const { code, stderr } = await box.run("resume");
  failUnless(code === 4 && box.has("ran"), `the own journal is not resumed: exit code ${code}: ${stderr}`);
}

/** A journal in an unpacked archive belongs to this user, but was written elsewhere. */
async function movedNeedsConsent(box) {
  const journal = await begin(box);
  mkdirSync(box.path("unpacked"));
  renameSync(journal, box.path("unpacked/evil.journal"));
  const refused = await box.run("resume", "unpacked/evil.journal");
  failUnless(refused.code === 2 && !box.has("ran"), `a moved journal: exit code ${refused.code}: ${refused.stderr}`);
  failUnless(refused.stderr.includes("touch"), `the command of a moved journal is not shown: ${refused.stderr}`);
  const agreed = await box.run("resume", "--yes", "unpacked/evil.journal");
  failUnless(
    agreed.code === 4 && box.has("ran"),
    `a moved journal with consent: exit code ${agreed.code}: ${agreed.stderr}`,
  );
}

async function foreignIsRefused(box) {
  chownSync(await begin(box), stranger, stranger);
  for (const args of [[], ["big.json"], ["--yes"]]) {
    const { code, stderr } = await box.run("resume", ...args);
    failUnless(
      code === 2 && !box.has("ran"),
      `resume ${args} with another user's journal: exit code ${code}: ${stderr}`,
    );
  }
}

async function foreignOutcomesAreNotUsed(box) {
  chownSync(await begin(box, "-j", "1"), stranger, stranger);
  await begin(box, "-j", "1");
  failUnless(box.has("big.reduced.json.journal.1"), "another user's journal is continued");
}
