import { once } from "node:events";

import { requireDynoxide } from "./find-dynoxide.ts";
import { hasExited, launchDynoxide, launchOnFreePort } from "./launch-dynoxide.ts";

export type Dynoxide = {
  readonly endpoint: string;
  /** The process that serves now; it changes when a dead one was replaced. */
  pid(): number;
  close(): Promise<void>;
};

/** Runs the database on a free port, kept in `dbPath` or in memory. One that dies is started again on the same port; it ends with this process. */
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
