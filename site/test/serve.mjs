import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves a folder on this machine, compressed as hosts do. Resolves to its address to the sizes of what it has sent, and to a function that ends it. */
export function serve(folder) {
  /** Bytes that were sent last, by file. */
  const sizes = new Map();
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" });
    const packed = gzipSync(readFileSync(file));
    sizes.set(file, packed.length);
    response.end(packed);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      resolve({ address: `http://127.0.0.1:${port}/`, sizes, close: () => server.close() });
    });
  });
}
