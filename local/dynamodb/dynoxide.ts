import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

import { freePort } from "#local/free-port.ts";
import { StartFailure } from "#local/start-failure.ts";

import { findDynoxide } from "./find-dynoxide.ts";
import { spawnTied } from "./spawn-tied.ts";

export type Dynoxide = {
  readonly endpoint: string;
  /** The process that serves now; it changes when a dead one was replaced. */
  pid(): number;
  close(): Promise<void>;
};

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

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

type Launch = { binary: string; dbPath: string | undefined; port: number };

const launch = async ({ binary, dbPath, port }: Launch): Promise<ChildProcess> => {
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
  const reason = said.trim().replaceAll(/\s+/g, " ") || `no answer within ${readyWithinMillis / 1000} s`;
  throw new StartFailure(`The database (dynoxide) did not start: ${reason}`);
};

const launchOnFreePort = async (binary: string, dbPath: string | undefined) => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, child: await launch({ binary, dbPath, port }) };
    } catch (error) {
      const lostTheRace = error instanceof Error && error.message.includes("already in use");
      if (!lostTheRace || attempt === mostStarts) throw error;
    }
  }
};

/** Runs the database on a free port, kept in `dbPath` or in memory. One that dies is started again on the same port; it ends with this process. */
export const startDynoxide = async (
  dbPath: string | undefined,
  report: (line: string) => void = () => undefined,
): Promise<Dynoxide> => {
  const binary = await findDynoxide();
  if (binary === undefined)
    throw new StartFailure(
      `No dynoxide binary for ${process.platform}-${process.arch}: put dynoxide on PATH, or name a DynamoDB emulator by AWS_ENDPOINT_URL_DYNAMODB.`,
    );
  const first = await launchOnFreePort(binary, dbPath);
  let child = first.child;
  let closing = false;
  let revived = Promise.resolve();
  const revive = async (): Promise<void> => {
    if (closing) return;
    report("The database stopped unexpectedly; starting it again.");
    try {
      child = await launch({ binary, dbPath, port: first.port });
      watch();
    } catch (error) {
      report(String(error));
    }
  };
  const watch = (): void => {
    child.once("exit", () => {
      revived = revive();
    });
  };
  watch();
  return {
    endpoint: `http://127.0.0.1:${first.port}`,
    pid: () => child.pid ?? 0,
    close: async () => {
      closing = true;
      await revived;
      if (hasExited(child)) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
};
