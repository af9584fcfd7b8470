import { readFileSync } from "node:fs";
import type { NatsConnection, PermissionViolationError } from "@nats-io/transport-node";
import { OracleError } from "../process/oracle-error.js";
import { reasonOf } from "../system/reason-of.js";
import type { NatsOptions } from "./nats-options.js";

/** The pause before a lost connection to a server is tried again, in milliseconds. */
const pause = 500;
/** At most so many forbidden subjects are reported. */
const mostTold = 5;

/**
 * Connects to a server. A connection that is lost later is restored.
 * @param options URL, credentials and queue
 * @param tell is called once for each subject that the server does not permit
 * @throws OracleError if the package for it is not installed, a file cannot be read, or the server cannot be reached
 */
export async function connectToServer(options: NatsOptions, tell: (message: string) => void): Promise<NatsConnection> {
  const nats = await connectTo(options);
  void tellViolations(nats, (subject) => {
    const remedy = "docs/workers.md has a table of the permissions that each side needs.";
    tell(`The NATS server ${options.server} does not permit the use of ${subject} to this user. ${remedy}`);
  });
  return nats;
}

/** Reports each subject that the server does not permit. Ends with the connection. */
async function tellViolations(nats: NatsConnection, tell: (subject: string) => void): Promise<void> {
  const told = new Set<string>();
  for await (const status of nats.status()) {
    if (status.type !== "error" || status.error.name !== "PermissionViolationError") continue;
    const { subject } = status.error as PermissionViolationError;
    if (!told.has(subject) && told.size < mostTold) tell(subject);
    told.add(subject);
  }
}

async function connectTo({ server, credentials, authority }: NatsOptions): Promise<NatsConnection> {
  const { connect, credsAuthenticator } = await load();
  try {
    return await connect({
      servers: server,
      name: "treemin",
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: pause,
      reconnectJitter: pause,
      pingInterval: 10_000,
      ...(credentials !== undefined && { authenticator: credsAuthenticator(readFileSync(credentials)) }),
      ...((authority !== undefined || server.startsWith("tls:")) && {
        tls: authority === undefined ? {} : { ca: readFileSync(authority, "utf8") },
      }),
    });
  } catch (error) {
    throw new OracleError(
      `The NATS server ${server} cannot be used (${reasonOf(error)}). Check the URL, the credentials, and that it runs.`,
    );
  }
}

async function load() {
  try {
    return await import("@nats-io/transport-node");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new OracleError("NATS needs a package that is not installed. Run: npm install @nats-io/transport-node");
  }
}

/**
 * The subjects of a queue. A worker that is free announces itself; a reduction claims it; then they have two subjects for themselves.
 * @param queue its name, a part of each subject
 */
export function subjectsOf(queue: string) {
  return {
    /** The subject on which free workers announce themselves, by their name. */
    free: `treemin.${queue}.free`,
    /** The subject on which a reduction claims a worker, by its own name. */
    claim: (worker: string) => `treemin.${queue}.claim.${worker}`,
    /** The subject of the workers' status reports. */
    status: `treemin.${queue}.status`,
    toWorker: (worker: string, reduction: string) => `treemin.${queue}.worker.${worker}.${reduction}`,
    toReduction: (worker: string, reduction: string) => `treemin.${queue}.reduction.${reduction}.${worker}`,
  };
}

/**
 * Whether a name that came from a server can be a part of a subject.
 * @param name any text
 */
export function isName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name);
}
