import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const betweenTries = 100;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

const isHeld = async (lock: string): Promise<boolean> => {
  const pid = Number(await readFile(lock, "utf8").catch(() => ""));
  // Another process may be writing or removing the file at this moment.
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

/** Runs `work` while no other process or call holds the same lock; takes over the lock of a killed process. */
const oneAtATime = async <T>(lock: string, work: () => Promise<T>): Promise<T> => {
  await take(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};

const filesBelow = async (path: string): Promise<string[]> => {
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** A hash of the names and contents of all files below the paths, relative to `root`. */
const inputsHash = async (root: string, paths: readonly string[]): Promise<string> => {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of (await filesBelow(join(root, path))).sort()) {
      const content = await readFile(file);
      hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
    }
  return hash.digest("hex");
};

export type Step = {
  readonly name: string;
  /** Files and folders that the output depends on, relative to the root. */
  readonly inputs: readonly string[];
  /** A file that exists once the step is done. */
  readonly output: string;
  readonly run: () => Promise<void>;
};

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const stampOf = (root: string, { name }: Step): string =>
  join(root, "out", "stamps", name.replaceAll(/\W+/g, "-"));

const isStamped = async (root: string, step: Step, hash: string): Promise<boolean> =>
  (await readFile(stampOf(root, step), "utf8").catch(() => "")) === hash &&
  existsSync(join(root, step.output));

/** Runs a step unless its inputs are unchanged; waits where another process is running it. */
export const runStep = async (root: string, step: Step, report: (line: string) => void): Promise<void> => {
  const stamp = stampOf(root, step);
  const hash = await inputsHash(root, step.inputs);
  if (await isStamped(root, step, hash)) return;
  const lock = `${stamp}.lock`;
  if (existsSync(lock)) report(`${step.name}: waiting for another build in this folder …`);
  await oneAtATime(lock, async () => {
    if (await isStamped(root, step, hash)) return;
    const started = performance.now();
    report(`${step.name} …`);
    // Removes the stamp first, so that a step that was interrupted runs again.
    await rm(stamp, { force: true });
    await step.run();
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, hash);
    report(`${step.name}: ${seconds(started)}`);
  });
};
