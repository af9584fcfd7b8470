import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/cache-folder.ts",
    testTimeout: 60_000,
    // Tests start processes and workers of their own; on two cores more files at once only disturb each other.
    maxWorkers: 2,
    coverage: { provider: "v8", include: ["dist/src/**"], exclude: ["dist/generated/**"] },
  },
});
