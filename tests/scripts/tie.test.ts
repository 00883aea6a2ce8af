import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import { isGone } from "#tests/is-gone.ts";

/** Starts a tied child of this program in a process of its own, and prints its id once it listens. */
const parent = (child: string) => `
  const { tie } = await import(${JSON.stringify(new URL("../../scripts/tie.mjs", import.meta.url).href)});
  const { spawn } = await import("node:child_process");
  spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit", env: { ...process.env, ...(await tie()) } });
  setInterval(() => undefined, 1000);`;

it.each([
  ["does not listen to signals", ""],
  ["hears signals and goes on", `process.on("SIGTERM", () => undefined);`],
])("a tied process that %s ends with a killed parent", async (_, listening) => {
  const child = `${listening} setInterval(() => undefined, 1000); console.log(process.pid);`;
  const started = spawn(process.execPath, ["--input-type=module", "-e", parent(child)]);
  const [printed] = await once(started.stdout, "data");
  const pid = Number(String(printed));
  onTestFinished(() => void (isGone(pid) || process.kill(pid, "SIGKILL")));
  expect(isGone(pid)).toBe(false);
  started.kill("SIGKILL");
  await vi.waitFor(() => expect(isGone(pid)).toBe(true), { timeout: 60_000, interval: 100 });
});
