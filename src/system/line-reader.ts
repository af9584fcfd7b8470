/** Puts lines together from the parts in which a stream delivers them. */
export class LineReader {
  readonly #longest: number;
  readonly #take: (line: string) => void;
  /** The beginning of a line, in the parts that were read. */
  #parts: string[] = [];
  #length = 0;

  /**
   * @param longest the longest line, in UTF-16 units
   * @param take gets each line, without its end
   */
  constructor(longest: number, take: (line: string) => void) {
    this.#longest = longest;
    this.#take = take;
  }

  /**
   * Reads on.
   * @returns false if the line that has begun is longer than allowed
   */
  read(text: string): boolean {
    const lines = text.split("\n");
    const rest = lines.pop() as string;
    for (const line of lines) {
      const whole = [...this.#parts.splice(0), line].join("");
      this.#length = 0;
      if (whole.length > this.#longest) return false;
      this.#take(whole);
    }
    this.#length += rest.length;
    this.#parts.push(rest);
    return this.#length <= this.#longest;
  }

  /** Forgets the line that has begun. */
  clear(): void {
    this.#parts = [];
    this.#length = 0;
  }
}
