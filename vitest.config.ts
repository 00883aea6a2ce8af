import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Milliseconds after which a test hangs. No test is to fail because the machine is slow. */
const patience = 600_000;

export default defineConfig({
  test: {
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ["tests/temporary-folder.ts", "tests/seed.ts"],
    // One less than there are cores, as it would be, is one where there are two.
    maxWorkers: Math.max(2, availableParallelism()),
    // What comes from packages is loaded once for many files where they share a process; `tests/setup.ts` keeps all else apart. A cloud loads bundles that stay in memory, so that each file with one has a process of its own.
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          setupFiles: "tests/setup.ts",
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
          setupFiles: ["tests/setup.ts", "tests/web/setup.ts"],
          include: ["tests/**/*.test.tsx"],
          environment: "jsdom",
          testTimeout: patience,
          hookTimeout: patience,
          // What a test puts in the place of aws-amplify/auth is there for the sign-in component too.
          server: { deps: { inline: [/@aws-amplify\/ui/] } },
        },
        // Node takes antd in its other form, and a field has to be the same field in both.
        resolve: { alias: [{ find: /^antd\/es\/input\//, replacement: "antd/lib/input/" }] },
      },
      {
        test: {
          name: "database",
          isolate: false,
          setupFiles: "tests/setup.ts",
          include: ["tests/**/*.db.test.ts"],
          environment: "node",
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: "cloud",
          setupFiles: "tests/setup.ts",
          include: ["tests/local/**/*.test.ts"],
          environment: "node",
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
