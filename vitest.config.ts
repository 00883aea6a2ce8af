import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.db.test.ts", "tests/local/**"],
          environment: "node",
        },
      },
      {
        test: {
          name: "web",
          include: ["tests/**/*.test.tsx"],
          environment: "jsdom",
          // What a test puts in the place of aws-amplify/auth is there for the sign-in component too.
          server: { deps: { inline: [/@aws-amplify\/ui/] } },
        },
      },
      {
        test: {
          name: "database",
          include: ["tests/**/*.db.test.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
