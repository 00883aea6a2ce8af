import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Milliseconds after which a test hangs. No test is to fail because the machine is slow. */
const patience = 600_000;

/** Listen on the whole window in ways that outlive a test, so each has a window of its own. */
const ownWindow = [
  "tests/web/app/queued-input.test.tsx",
  "tests/web/platform/scanner/use-hand-scanner.test.tsx",
  "tests/web/stickers/inventory/qr-management-page.test.tsx",
];

/** Live through failures for minutes, which `npm test` leaves to `npm test -- --all`. */
const longest = [
  "tests/local/bike-imports/killed.test.ts",
  "tests/local/drill/drill.test.ts",
  "tests/local/faults/mixed-load.test.ts",
  "tests/local/faults/outages.test.ts",
  "tests/local/notifications/killed.test.ts",
  "tests/local/notifications/outage.test.ts",
  "tests/local/start/coming-back.test.ts",
];

const pages = (name: string, files: { isolate?: boolean; include: string[]; exclude?: string[] }) => ({
  test: {
    name,
    setupFiles: ["tests/setup.ts", "tests/web/setup.ts"],
    environment: "jsdom" as const,
    testTimeout: patience,
    hookTimeout: patience,
    // A mock of aws-amplify/auth reaches the sign-in component too.
    server: { deps: { inline: [/@aws-amplify\/ui/] } },
    ...files,
  },
  // Node takes antd in its other form, and a field has to be the same field in both.
  resolve: { alias: [{ find: /^antd\/es\/input\//, replacement: "antd/lib/input/" }] },
});

export default defineConfig({
  test: {
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ["tests/temporary-folder.ts", "tests/seed.ts"],
    // One less than there are cores, as it would be, is one where there are two.
    maxWorkers: Math.max(2, availableParallelism()),
    // Files that share a process load packages once, and `tests/setup.ts` keeps the rest apart. Bundles stay in memory, so a file that starts a cloud has its own process.
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
      pages("web", { isolate: false, include: ["tests/**/*.test.tsx"], exclude: ownWindow }),
      pages("web-alone", { include: ownWindow }),
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
          exclude: process.env["SAMPLED"] === undefined ? [] : longest,
          environment: "node",
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
