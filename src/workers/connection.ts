/** A way to the other side: a pipe, or subjects of a server. It keeps messages whole and in order. */
export interface Channel {
  /** Sends a message. Of no effect after the end. */
  send(message: string): void;
  /** Ends the connection. */
  close(reason: string): void;
}

/** How often both sides say that they are alive, in milliseconds. */
const heartbeat = 5000;
/**
 * A side that sends nothing for this time, in milliseconds, counts as lost. A reduction may compute for a while before it can send
 * something.
 */
const patience = 60_000;

/** How many messages that only say something about the connection may arrive between two beats. */
const mostIdle = 100;

/** Sends messages that this side is alive, and notices when the other side is silent. */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout;
  #heard = performance.now();
  #last = performance.now();
  #idle = 0;

  /**
   * @param beat sends that this side is alive
   * @param lost is called when the other side is silent
   */
  constructor(beat: () => void, lost: (reason: string) => void) {
    this.#timer = setInterval(() => {
      beat();
      this.#idle = 0;
      const now = performance.now();
      // While this process could not compute, it could not listen either.
      if (now - this.#last > 3 * heartbeat) this.#heard = now;
      this.#last = now;
      if (now - this.#heard > patience) lost(`was silent for ${patience / 1000} s`);
    }, heartbeat);
  }

  /** Notes that something has arrived. */
  hear(): void {
    this.#heard = performance.now();
  }

  /**
   * Counts a message that neither asks for a test nor answers one. Returns whether there were more of them than a correct program
   * sends.
   */
  hearIdle(): boolean {
    return ++this.#idle > mostIdle;
  }

  /** Ends the beat. */
  stop(): void {
    clearInterval(this.#timer);
  }
}
