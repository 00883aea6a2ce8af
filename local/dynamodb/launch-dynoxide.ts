import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

import { freePort } from "#local/free-port.ts";
import { StartFailure } from "#local/start-failure.ts";

import { spawnTied } from "./spawn-tied.ts";

const readyWithinMillis = 15_000;
const pollMillis = 15;
const mostStarts = 5;

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint, { signal: AbortSignal.timeout(1000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );

export const hasExited = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

type Launch = { binary: string; dbPath: string | undefined; port: number };

/** Starts the database on a port and waits until it answers; throws StartFailure with what the program said. */
export const launchDynoxide = async ({ binary, dbPath, port }: Launch): Promise<ChildProcess> => {
  const path = dbPath === undefined ? [] : ["--db-path", dbPath];
  const child = spawnTied(binary, ["serve", "--host", "127.0.0.1", "--port", String(port), ...path]);
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)));
  const deadline = Date.now() + readyWithinMillis;
  while (!hasExited(child) && Date.now() < deadline) {
    if ((await answers(`http://127.0.0.1:${port}`)) && !hasExited(child)) return child;
    await delay(pollMillis);
  }
  child.kill("SIGKILL");
  const reason = said
    .trim()
    .replace(/^error: /, "")
    .split("\n")[0];
  throw new StartFailure(
    `The database (dynoxide) did not start: ${reason || `no answer within ${readyWithinMillis / 1000} s`}`,
  );
};

export const launchOnFreePort = async (binary: string, dbPath: string | undefined) => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, child: await launchDynoxide({ binary, dbPath, port }) };
    } catch (error) {
      const lostTheRace = error instanceof Error && error.message.includes("already in use");
      if (!lostTheRace || attempt === mostStarts) throw error;
    }
  }
};
