import type { TextEdit } from "../tree/text-edits.js";

/** What a step did, as a report has it: 1 if the edits are edits of the input, else 0 for edits of the step before; and the edits. */
export type ReportStep = readonly [isFresh: 0 | 1, edits: readonly TextEdit[], ...about: readonly (string | number)[]];

/**
 * Tells for each step what makes its text of the input. Steps are joined in blocks of 2, 4, 8 … as they are asked for and
 * kept, so a step takes as many compositions as there are ones in its number. The function uses nothing outside itself, because reports
 * contain its source.
 * @param steps the first one is the input
 * @param compose see `compose-edits.ts`
 */
export function stepStates(
  steps: readonly ReportStep[],
  compose: (first: readonly TextEdit[], second: readonly TextEdit[]) => readonly TextEdit[],
): (step: number) => readonly TextEdit[] {
  const join = (first: ReportStep, second: ReportStep): ReportStep =>
    second[0] ? second : [first[0], compose(first[1], second[1])];
  const levels: ReportStep[][] = [steps.slice()];
  const block = (level: number, index: number): ReportStep => {
    levels[level] ??= [];
    const blocks = levels[level];
    blocks[index] ??= join(block(level - 1, 2 * index), block(level - 1, 2 * index + 1));
    return blocks[index];
  };
  return (step) => {
    const count = step + 1;
    let state: ReportStep | undefined;
    for (let level = 31 - Math.clz32(count), at = 0; level >= 0; level--) {
      if (((count >> level) & 1) === 0) continue;
      const next = block(level, at >> level);
      state = state ? join(state, next) : next;
      at += 1 << level;
    }
    return state ? state[1] : [];
  };
}
