import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import type { Channel } from "./connection.js";

/** What happens at a channel. */
export interface NatsChannelEvents {
  readonly message: (message: string) => void;
  /** Something is wrong. The reason is the end of a sentence that begins with the other side. */
  readonly end: (reason: string) => void;
}

/** The two subjects of a channel. */
export interface NatsSubjects {
  readonly send: string;
  readonly receive: string;
}

/** What a server answers if nobody listens to a subject. */
const nobodyListens = 503;
/** The size of a part's head: a number, and whether it is the last part of a message. */
const headSize = 5;
/** Servers allow messages of 1 MB, unless they are set up otherwise. */
const partSize = 500_000;

/**
 * A channel over two subjects of a server. Messages travel in numbered parts, because servers limit the size of messages, and may lose
 * some while a connection is restored. The subjects are for this channel only.
 */
export class NatsChannel implements Channel {
  readonly #nats: NatsConnection;
  readonly #subjects: NatsSubjects;
  readonly #subscription: Subscription;
  readonly #events: NatsChannelEvents;
  readonly #longest: number;
  #parts: Uint8Array[] = [];
  #size = 0;
  #sent = 0;
  #received = 0;
  #isOver = false;

  /** @param longest the longest message that is taken, in bytes */
  constructor(nats: NatsConnection, subjects: NatsSubjects, longest: number, events: NatsChannelEvents) {
    this.#nats = nats;
    this.#subjects = subjects;
    this.#longest = longest;
    this.#events = events;
    this.#subscription = nats.subscribe(subjects.receive, {
      callback: (error, message) => {
        if (!error) this.#take(message);
      },
    });
  }

  send(message: string): void {
    if (this.#isOver || this.#nats.isClosed()) return;
    const bytes = Buffer.from(message, "utf8");
    for (let from = 0; from === 0 || from < bytes.length; from += partSize) {
      const part = bytes.subarray(from, from + partSize);
      const head = Buffer.alloc(headSize);
      head.writeUInt32BE(this.#sent++ % 2 ** 32);
      head[4] = from + partSize >= bytes.length ? 1 : 0;
      // If nobody listens, the server answers so at once.
      this.#nats.publish(this.#subjects.send, Buffer.concat([head, part]), { reply: this.#subjects.receive });
    }
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts = [];
    this.#subscription.unsubscribe();
  }

  #take({ data, headers }: Msg): void {
    if (this.#isOver) return;
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (headers?.code === nobodyListens) this.#events.end("is gone");
    else if (bytes.length < headSize) this.#events.end("sent what is no part of a message");
    else if (bytes.readUInt32BE() !== this.#received) this.#events.end("lost a message on the way");
    else {
      this.#received = (this.#received + 1) % 2 ** 32;
      this.#size += bytes.length;
      this.#parts.push(Buffer.from(bytes.subarray(headSize)));
      if (this.#size > this.#longest) this.#events.end(`sent a message of more than ${this.#longest} bytes`);
      else if (bytes[4] === 1) this.#finish();
    }
  }

  #finish(): void {
    const message = Buffer.concat(this.#parts).toString("utf8");
    this.#parts = [];
    this.#size = 0;
    this.#events.message(message);
  }
}
