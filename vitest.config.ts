import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Milliseconds after which a test hangs. No test is to fail because the machine is slow. */
const patience = 60_000;

export default defineConfig({
  test: {
    // One less than there are cores, as it would be, is one where there are two.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.db.test.ts", "tests/local/**"],
          environment: "node",
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: "web",
          include: ["tests/**/*.test.tsx"],
          environment: "jsdom",
          testTimeout: patience,
          hookTimeout: patience,
          // What a test puts in the place of aws-amplify/auth is there for the sign-in component too.
          server: { deps: { inline: [/@aws-amplify\/ui/] } },
        },
      },
      {
        test: {
          name: "database",
          include: ["tests/**/*.db.test.ts"],
          environment: "node",
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: "cloud",
          include: ["tests/local/**/*.test.ts"],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
