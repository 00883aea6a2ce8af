import { defineConfig } from "@playwright/test";
import { clouds, stateOf } from "./tests/journeys/platform/clouds.ts";
import { namesOfFirst } from "./tests/journeys/platform/first-journeys.ts";

/** Whole journeys through freshly started embedded clouds, in the machine's own Chromium. */
export default defineConfig({
  testDir: "tests/journeys",
  projects: [
    {
      name: "journeys",
      testMatch: "**/*.e2e.ts",
      teardown: "leaks",
      ...(process.env["SAMPLED"] !== undefined && { grep: [...namesOfFirst] }),
    },
    // Reads what all journeys have left behind.
    { name: "leaks", testMatch: "**/leaks.teardown.ts" },
  ],
  outputDir: "out/test-results/journeys",
  fullyParallel: false,
  workers: clouds.length,
  retries: 0,
  forbidOnly: true,
  // After which a journey hangs. None is to fail because the machine is slow.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    viewport: { width: 1280, height: 900 },
    // A dialog that still grows moves its buttons away between press and release.
    contextOptions: { reducedMotion: "reduce" },
    // Screenshots of each step cost a third of the processor's time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
      ],
    },
  },
  webServer: clouds.map((port) => ({
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning local/start.ts --reset --no-firewall --small`,
    url: `http://127.0.0.1:${port}/_local.json`,
    env: { PORT: String(port), LOCAL_STATE: stateOf(port) },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  })),
});
