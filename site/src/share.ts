/** Links that contain the whole setup, compressed in the fragment, which browsers do not send to a server. */

/** The content of a link. */
export interface Shared {
  readonly input: string;
  readonly language: string;
  readonly grammar: string;
  readonly start: string;
  readonly test: string;
  readonly reduce: string;
}

const keys = ["input", "language", "grammar", "start", "test", "reduce"] as const;

/** The fragment of a link. */
export async function fragmentOf(shared: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#1${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/**
 * The content of a fragment; undefined if the fragment is empty.
 * @throws Error if it cannot be read
 */
export async function readFragment(fragment: string): Promise<Shared | undefined> {
  if (!fragment.startsWith("#1")) return undefined;
  const binary = atob(fragment.slice(2).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  const value: unknown = JSON.parse(text);
  const isShared = typeof value === "object" && value !== null && keys.every((key) => hasText(value, key));
  if (!isShared) throw new Error("The link is incomplete.");
  return value as Shared;
}

function hasText(value: object, key: string): boolean {
  return typeof (value as Record<string, unknown>)[key] === "string";
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
