import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { inputsHash } from "./inputs-hash.ts";
import { oneAtATime } from "./one-at-a-time.ts";

export type Step = {
  /** Said to the person who waits. */
  readonly name: string;
  /** Files and folders that decide what comes out, relative to the root. */
  readonly inputs: readonly string[];
  /** A file that is there when the step has been done. */
  readonly output: string;
  readonly run: () => Promise<void>;
};

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const stampOf = (root: string, { name }: Step): string =>
  join(root, "out", "stamps", name.replaceAll(/\W+/g, "-"));

const isStamped = async (root: string, step: Step, hash: string): Promise<boolean> =>
  (await readFile(stampOf(root, step), "utf8").catch(() => "")) === hash &&
  existsSync(join(root, step.output));

/** Whether a step has been done with the inputs as they are. */
export const isDone = async (root: string, step: Step): Promise<boolean> =>
  isStamped(root, step, await inputsHash(root, step.inputs));

/** Does a step unless it has been done with the same inputs, or another process is doing it: then it waits for that. */
export const runStep = async (root: string, step: Step, report: (line: string) => void): Promise<void> => {
  const stamp = stampOf(root, step);
  const hash = await inputsHash(root, step.inputs);
  if (await isStamped(root, step, hash)) return;
  await oneAtATime(`${stamp}.lock`, async () => {
    if (await isStamped(root, step, hash)) return;
    const started = performance.now();
    report(`${step.name} …`);
    await step.run();
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, hash);
    report(`${step.name}: ${seconds(started)}`);
  });
};
