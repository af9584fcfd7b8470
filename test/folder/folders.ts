import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What is in a folder by path: the contents of files, `-> target` for links, and nothing for folders. */
export type Content = Readonly<Record<string, string>>;

/** Fills a folder. A path that ends with a slash is that of a folder. */
export function fill(folder: string, content: Content): string {
  for (const [path, text] of Object.entries(content)) {
    const target = join(folder, path);
    mkdirSync(path.endsWith("/") ? target : dirname(target), { recursive: true });
    if (text.startsWith("-> ")) symlinkSync(text.slice(3), target);
    else if (!path.endsWith("/")) writeFileSync(target, text);
  }
  return folder;
}

/** What is in a folder. Folders that are not empty are left out. */
export function contentOf(folder: string, base = ""): Content {
  const names = readdirSync(join(folder, base)).sort();
  if (names.length === 0 && base !== "") return { [base]: "" };
  return Object.assign(
    {},
    ...names.map((name) => {
      const path = join(folder, base, name);
      const stats = lstatSync(path);
      if (stats.isDirectory()) return contentOf(folder, `${base}${name}/`);
      return { [`${base}${name}`]: stats.isSymbolicLink() ? `-> ${readlinkSync(path)}` : readFileSync(path, "utf8") };
    }),
  );
}
