import { once } from "node:events";
import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#local/free-port.ts";
import { StartFailure } from "#local/start-failure.ts";
import { requireDynoxide } from "./find-dynoxide.ts";

// A killed parent cannot stop its children, so a watcher reads a pipe that closes when the parent dies.
const tie =
  'exec 3<&0; { cat <&3 >/dev/null; kill "$$" 2>/dev/null; } & exec 3<&-; exec "$0" "$@" </dev/null';

/** Spawns a program that ends with this process, even when that is killed; its stderr is piped. */
const spawnTied = (
  file: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "uid" | "gid"> = {},
): ChildProcess => {
  const stdio = ["pipe", "ignore", "pipe"] as const;
  const child =
    process.platform === "win32"
      ? spawn(file, args, { ...options, stdio: [...stdio] })
      : // Its own process group: Ctrl-C reaches only this process, which then stops the child in order.
        spawn("/bin/sh", ["-c", tie, file, ...args], {
          ...options,
          stdio: [...stdio],
          detached: true,
        });
  child.stdin?.on("error", () => undefined);
  child.once("exit", () => child.stdin?.destroy());
  return child;
};

const readyWithinMillis = 15_000;
const pollMillis = 15;
const maxStarts = 5;

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

/** Starts the database and waits until it responds; throws StartFailure with its error output. */
const launchDynoxide = async ({ binary, dbPath, port }: Launch): Promise<ChildProcess> => {
  const path = dbPath === undefined ? [] : ["--db-path", dbPath];
  const child = spawnTied(binary, ["serve", "--host", "127.0.0.1", "--port", String(port), ...path]);
  let errorText = "";
  child.stderr?.on("data", (chunk: Buffer) => (errorText = `${errorText}${chunk.toString()}`.slice(-2000)));
  const deadline = Date.now() + readyWithinMillis;
  while (!hasExited(child) && Date.now() < deadline) {
    if ((await answers(`http://127.0.0.1:${port}`)) && !hasExited(child)) return child;
    await delay(pollMillis);
  }
  child.kill("SIGKILL");
  const reason = errorText
    .trim()
    .replace(/^error: /, "")
    .split("\n")[0];
  throw new StartFailure(
    `The database (dynoxide) did not start: ${reason || `no answer within ${readyWithinMillis / 1000} s`}`,
  );
};

const launchOnFreePort = async (binary: string, dbPath: string | undefined) => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, child: await launchDynoxide({ binary, dbPath, port }) };
    } catch (error) {
      const lostTheRace = error instanceof Error && error.message.includes("already in use");
      if (!lostTheRace || attempt === maxStarts) throw error;
    }
  }
};

export type Dynoxide = {
  readonly endpoint: string;
  /** The current process, which changes after a restart. */
  pid(): number;
  close(): Promise<void>;
};

/**
 * Runs the database on a free port, in `dbPath` or in memory; restarts it on the same port if it dies, and
 * ends with this process.
 */
export const startDynoxide = async (
  dbPath: string | undefined,
  report: (line: string) => void = () => undefined,
): Promise<Dynoxide> => {
  const binary = await requireDynoxide();
  const first = await launchOnFreePort(binary, dbPath);
  let child = first.child;
  let closing = false;
  let revived = Promise.resolve();
  const revive = async (): Promise<void> => {
    if (closing) return;
    report("The database stopped unexpectedly; starting it again.");
    try {
      child = await launchDynoxide({ binary, dbPath, port: first.port });
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
