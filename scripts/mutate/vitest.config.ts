import { defineConfig } from "vitest/config";

/** Stryker itself stops a mutant that hangs, because it knows how long the tests take without it. */
const patience = 600_000;

export default defineConfig({
  test: {
    globalSetup: "tests/seed.ts",
    setupFiles: "tests/setup.ts",
    include: [`tests/lambdas/${process.env["FEATURE"] ?? ""}/**/*.test.ts`],
    environment: "node",
    fileParallelism: false,
    expect: { poll: { timeout: 60_000 } },
    testTimeout: patience,
    hookTimeout: patience,
  },
});
