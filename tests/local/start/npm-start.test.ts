import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeAll, expect, test, vi } from "vitest";

import { buildAll, root } from "#local/build/build-all.ts";

beforeAll(async () => {
  await buildAll(() => undefined);
});

test("Ctrl-C in a terminal, which reaches every program of the group, stops everything in order", async () => {
  const state = mkdtempSync(join(tmpdir(), "npm-start-"));
  const child = spawn("node", [join(root, "scripts", "start.mjs"), "--no-year"], {
    cwd: root,
    env: { ...process.env, PORT: "0", LOCAL_STATE: state },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toContain("Ctrl-C stops everything."));
  const url = /Cykelregistret\s+(\S+)/.exec(said)![1]!;
  process.kill(-child.pid!, "SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(said).toContain("Stopping …");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
