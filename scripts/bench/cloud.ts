import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#local/free-port.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const patience = 300_000;
const betweenTries = 50;

export type RunningCloud = {
  readonly url: string;
  /** Seconds from the command to the first page. */
  readonly seconds: number;
  stop(): Promise<void>;
};

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const untilAnswered = async (url: string, child: ChildProcess): Promise<void> => {
  const until = performance.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error("npm start did not come up");
    await sleep(betweenTries);
  }
};

/**
 * Runs `npm start` with its state in `state`, and without the firewall, which would limit the requests of a
 * single machine.
 */
export const startCloudIn = async (
  state: string,
  { year = false }: { readonly year?: boolean } = {},
): Promise<RunningCloud> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), LOCAL_STATE: state };
  const flags = ["--no-firewall", ...(year ? [] : ["--small"])];
  const child = spawn(process.execPath, ["scripts/start.mjs", ...flags], {
    cwd: root,
    env,
    stdio: "ignore",
  });
  const exited = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await exited;
  };
  try {
    await untilAnswered(`${url}/`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, seconds: (performance.now() - began) / 1000, stop };
};

export const withState = <T>(use: (state: string) => Promise<T>): Promise<T> =>
  withTemporaryFolder("cloud", use);

/** Runs a new cloud with its seed, and removes its state afterwards. */
export const withCloud = <T>(use: (url: string) => Promise<T>): Promise<T> =>
  withState(async (state) => {
    const cloud = await startCloudIn(state);
    try {
      return await use(cloud.url);
    } finally {
      await cloud.stop();
    }
  });
