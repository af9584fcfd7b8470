import { readFile } from "node:fs/promises";
import { join } from "node:path";
import v8 from "@vitest/coverage-v8";
import type { V8CoverageProvider } from "@vitest/coverage-v8/dist/provider.js";

type Transform = V8CoverageProvider["transformFile"];

const dist = join(import.meta.dirname, "../dist/");

/** Vitest's coverage, with the compiled files as Node runs them (vitest.config.ts) instead of Vite's translation of them. */
export default {
  ...v8,
  async getProvider() {
    const provider = (await v8.getProvider()) as V8CoverageProvider;
    const translated: Transform = provider.transformFile.bind(provider);
    const asItIs = async (path: string) => {
      const [code, map] = await Promise.all([path, `${path}.map`].map((file) => readFile(file, "utf8")));
      return { code, map: JSON.parse(map as string) } as Awaited<ReturnType<Transform>>;
    };
    provider.transformFile = async (path, ...place) =>
      path.startsWith(dist) ? asItIs(path) : translated(path, ...place);
    return provider;
  },
} satisfies typeof v8;
