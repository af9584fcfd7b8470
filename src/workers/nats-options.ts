/** A queue of workers at a server. */
export interface NatsOptions {
  /** The server's URL, such as `nats://HOST:4222`, or `tls://…`. */
  readonly server: string;
  /** The name under which reductions find their workers: letters, digits, `-` and `_`. */
  readonly queue: string;
  /** A file with the credentials of an account. */
  readonly credentials?: string;
  /** A file with the certificate of the authority that signed the server's certificate. */
  readonly authority?: string;
}
