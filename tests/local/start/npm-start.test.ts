import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { buildAll, root } from "#local/build/build-all.ts";

beforeAll(async () => {
  await buildAll(() => undefined);
});

let started: ChildProcess | undefined;
afterEach(() => started?.kill("SIGKILL"));

/** Starts in a folder with a space and å in its name, without a terminal, as a build server does. */
const start = async () => {
  const child = spawn("node", [join(root, "scripts", "start.mjs"), "--small"], {
    cwd: root,
    env: { ...process.env, CI: "true", PORT: "0", LOCAL_STATE: mkdtempSync(join(tmpdir(), "på gång ")) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  started = child;
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toContain("Ctrl-C stops everything."));
  return { child, said: () => output, url: /Cykelregistret\s+(\S+)/.exec(output)![1]! };
};

const tablesOf = async (url: string): Promise<string> => {
  const { services } = await (await fetch(`${url}/_local.json`)).json();
  return services[0];
};

test("Ctrl-C in a terminal, which reaches every process of the group, stops everything in order", async () => {
  const { child, said, url } = await start();
  process.kill(-child.pid!, "SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(said()).toContain("Stopping …");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test.each(["SIGTERM", "SIGHUP", "SIGKILL"] as const)(
  "%s of npm start alone leaves neither cloud nor database running",
  async (signal) => {
    const { child, url } = await start();
    const tables = await tablesOf(url);
    child.kill(signal);
    for (const address of [url, tables])
      await vi.waitFor(() => expect(fetch(address)).rejects.toThrow("fetch failed"));
  },
);
