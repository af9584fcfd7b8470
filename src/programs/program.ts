import {
  askProgram,
  type DialogueState,
  type ProgramDialogue,
  type ProgramQuestion,
  type ProgramRound,
} from "../pipeline/programs.js";
import { LineProcess, NoAnswerError } from "../process/line-process.js";
import { printRequest, type Reply, ReplyError, readReply } from "./protocol.js";

/** A program that proposes candidates over the protocol in docs/passes.md. */
export interface PassProgram {
  /** The program and its arguments, run without a shell. */
  readonly command: readonly string[];
  /** The file name of the test case, which requests contain. Default: `input`. */
  readonly fileName?: string;
  /** How long an answer may take, in milliseconds. Default: 60,000. */
  readonly timeout?: number;
}

const defaultTimeout = 60_000;
const nothing: Reply = { candidates: [], hasMore: false };

/** The running programs of a reduction. */
export class Programs {
  readonly #programs: readonly Program[];

  private constructor(programs: readonly Program[]) {
    this.#programs = programs;
  }

  /**
   * Starts programs.
   * @param passes the commands, in the order in which they are asked
   * @param warn is called when a program fails; the reduction goes on without it
   * @throws OracleError if one of them cannot be started
   */
  static async start(passes: readonly PassProgram[], warn: (message: string) => void): Promise<Programs> {
    const programs: Program[] = [];
    try {
      for (const pass of passes) programs.push(new Program(pass, await LineProcess.start(pass.command), warn));
      return new Programs(programs);
    } catch (error) {
      for (const program of programs) program.close();
      throw error;
    }
  }

  /** Begins a dialogue with each program, for one search. */
  dialogues(): readonly ProgramDialogue[] {
    return this.#programs.map((program) => new Dialogue(program));
  }

  /** Ends all programs. */
  close(): void {
    for (const program of this.#programs) program.close();
  }
}

/** A running program. After its first mistake, it is ended and proposes nothing any more. */
class Program {
  readonly name: string;
  readonly #pass: PassProgram;
  readonly #process: LineProcess;
  readonly #warn: (message: string) => void;
  #isOver = false;
  /** The last question, which must be answered before the next. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(pass: PassProgram, process: LineProcess, warn: (message: string) => void) {
    this.name = `pass ${pass.command.join(" ")}`;
    this.#pass = pass;
    this.#process = process;
    this.#warn = warn;
  }

  ask(question: ProgramQuestion): Promise<Reply> {
    const answer = this.#last.then(() => this.#ask(question));
    this.#last = answer;
    return answer;
  }

  close(): void {
    this.#isOver = true;
    this.#process.close();
  }

  async #ask(question: ProgramQuestion): Promise<Reply> {
    if (this.#isOver) return nothing;
    const { fileName: file = "input", timeout = defaultTimeout } = this.#pass;
    try {
      return readReply(await this.#process.ask(printRequest({ file, ...question }), timeout), question.text);
    } catch (error) {
      if (!(error instanceof NoAnswerError || error instanceof ReplyError)) throw error;
      const { error: printed } = this.#process;
      if (!this.#isOver) this.#warn(describe(this.name, error, printed));
      this.close();
      return nothing;
    }
  }
}

function describe(name: string, { message }: Error, printed: string): string {
  const output = printed === "" ? "" : `\nIt printed:\n${printed}`;
  return `The ${name} ${message}. The reduction goes on without it.${output}`;
}

/** The replies of a program to one search. They are kept, because a second instance of the search reads them again. */
class Dialogue implements ProgramDialogue {
  readonly name: string;
  readonly #program: Program;
  readonly #replies: Reply[] = [];

  constructor(program: Program) {
    this.name = program.name;
    this.#program = program;
  }

  search(start: DialogueState) {
    return askProgram(this, start);
  }

  round(number: number, question: ProgramQuestion): ProgramRound {
    const reply = () => this.#replies[number] ?? nothing;
    return {
      fetch: async () => {
        this.#replies[number] ??= await this.#program.ask(question);
      },
      get hasMore() {
        return reply().hasMore;
      },
      *[Symbol.iterator]() {
        yield* reply().candidates;
      },
    };
  }
}
