import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const betweenTries = 100;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

/** Whether the process that took the lock is still there to give it back. */
const isHeld = async (lock: string): Promise<boolean> => {
  const pid = Number(await readFile(lock, "utf8").catch(() => ""));
  // It may be just being written, or just given back.
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const take = async (lock: string): Promise<void> => {
  await mkdir(dirname(lock), { recursive: true });
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    if (await isHeld(lock)) await wait(betweenTries);
    else await rm(lock, { force: true });
  }
};

/** Does `work` while no other process, nor any other call in this one, does theirs under the same lock. One that a killed process has left is taken over. */
export const oneAtATime = async <T>(lock: string, work: () => Promise<T>): Promise<T> => {
  await take(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
