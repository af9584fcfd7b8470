/** Programs of the user that propose candidates, as a pass of a pipeline. */
import type { Candidate } from "../schedule/candidate.js";
import type { Round, Search } from "../search/search.js";
import { isShortlexSmaller } from "../search/shortlex.js";
import { carry, type ProtectedText, type TextRange, type TracedText, touches } from "../tree/protection.js";
import { keyOf } from "../tree/text-key.js";

/**
 * The replies of a program. Rounds are numbered, so that every instance of the same search gets the same candidates, although the
 * program is asked only once per round.
 */
export interface ProgramDialogue {
  /** The phase of its candidates. */
  readonly name: string;
  /** A numbered round: the candidates that the program proposes for a text, after it was told the outcome of the previous round. */
  round(number: number, question: ProgramQuestion): ProgramRound;
  /** The search that asks the program, {@link askProgram}. It is part of the dialogue because programs do not exist in a browser. */
  search(start: DialogueState): Search<Candidate, DialogueState>;
}

/** What a program receives in a round. */
export interface ProgramQuestion {
  readonly text: string;
  /** Index of the accepted candidate of the previous round; null if none was accepted. Undefined in the first round. */
  readonly accepted: number | null | undefined;
}

/** A change of a text: `text` replaces a range. */
export interface ProposedEdit extends TextRange {
  readonly text: string;
}

/** A candidate: edits in order that do not overlap. */
export type ProposedEdits = readonly ProposedEdit[];

/** The candidates of one round. They must be fetched before they are drawn. */
export interface ProgramRound extends Iterable<ProposedEdits> {
  /** Asks the program, unless that has been done. */
  readonly fetch: () => Promise<void>;
  /** Whether the program wants to propose more for the same text if nothing is accepted. */
  readonly hasMore: boolean;
}

/** The state of a dialogue. */
export interface DialogueState extends ProtectedText {
  /** The number of rounds so far. */
  readonly rounds: number;
}

/** A candidate of a program. */
interface ProposedCandidate extends Candidate {
  readonly index: number;
  readonly protectedRanges: () => readonly TextRange[];
}

/**
 * Asks a program for candidates until none of a round is interesting and the program has no more for this text, or the round has no new
 * candidates for it. Only shortlex smaller texts that keep the protected ranges are tested, so the search terminates.
 * @param program keeps its replies, because a second instance of the search reads them again
 * @param start the best text so far, and what must stay of it
 */
export function* askProgram(program: ProgramDialogue, start: DialogueState): Search<Candidate, DialogueState> {
  let { text, ranges, rounds } = start;
  let accepted: ProgramQuestion["accepted"] = rounds === 0 ? undefined : null;
  let refused = new Set<string>();
  for (;;) {
    const round = program.round(rounds++, { text, accepted });
    const candidates = smaller(round, program.name, { text, ranges });
    const answer = (yield candidates) as ProposedCandidate | undefined;
    accepted = answer?.index ?? null;
    if (answer) {
      ({ text, ranges } = { text: answer.text(), ranges: answer.protectedRanges() });
      refused = new Set();
    } else if (!round.hasMore || !addAll(refused, candidates)) return { text, ranges, rounds };
  }
}

/** The candidates of a round that are smaller than a text and keep its protected ranges. */
function smaller(round: ProgramRound, phase: string, best: ProtectedText): Round<ProposedCandidate> {
  function* draw(): Generator<ProposedCandidate> {
    let index = -1;
    for (const edits of round) {
      index++;
      if (edits.some((edit) => touches(best.ranges, edit))) continue;
      const stretches = stretchesOf(best.text, edits);
      const text = stretches.map((each) => each.text).join("");
      const protectedRanges = () => carry(best.ranges, stretches);
      if (isShortlexSmaller(text, best.text)) yield { phase, text: () => text, index, protectedRanges };
    }
  }
  return { fetch: round.fetch, [Symbol.iterator]: draw };
}

/** What a text consists of after edits. */
function stretchesOf(text: string, edits: ProposedEdits): readonly TracedText[] {
  let at = 0;
  const stretches: TracedText[] = [];
  for (const edit of edits) {
    stretches.push({ text: text.slice(at, edit.from), from: at }, { text: edit.text });
    at = edit.to;
  }
  return [...stretches, { text: text.slice(at), from: at }];
}

/** Adds the digests of candidates to a set. Returns whether one of them is new. */
function addAll(digests: Set<string>, candidates: Iterable<Candidate>): boolean {
  const before = digests.size;
  for (const { text } of candidates) digests.add(keyOf(text()).digest);
  return digests.size > before;
}
