import { createInterface } from "node:readline";

/** Where a question is asked. */
export interface QuestionStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** The terminal of the process; undefined if there is none. */
export function terminal(): QuestionStreams | undefined {
  return process.stdin.isTTY && process.stderr.isTTY ? { input: process.stdin, output: process.stderr } : undefined;
}

/**
 * Asks a question. Anything but yes is no, also Ctrl-C and the end of the input.
 * @param question is printed as it is
 * @param dialogue where the question goes and the answer comes from
 */
export async function confirm(question: string, dialogue: QuestionStreams): Promise<boolean> {
  return /^y(es)?$/i.test(await ask(`${question} [y/N]`, dialogue));
}

/**
 * Asks for a line. Ctrl-C and the end of the input are an empty one.
 * @param question is printed as it is
 * @param dialogue where the question goes and the answer comes from
 */
export async function ask(question: string, { input, output }: QuestionStreams): Promise<string> {
  const lines = createInterface({ input, output });
  try {
    const answer = await new Promise<string>((resolve) => {
      lines.once("close", () => resolve(""));
      lines.question(`${question} `, resolve);
    });
    return answer.trim();
  } finally {
    lines.close();
  }
}
