import { spawn } from "node:child_process";
import type { ChildProcess, SpawnOptions } from "node:child_process";

// A killed parent cannot stop its children. The watcher reads a pipe that ends when the parent dies, however it dies.
const tie =
  'exec 3<&0; { cat <&3 >/dev/null; kill "$$" 2>/dev/null; } & exec 3<&-; exec "$0" "$@" </dev/null';

/** Starts a program that ends when this process does, even when this process is killed. Its stderr is piped. */
export const spawnTied = (
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
