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

/** Does a step unless it has been done with the same inputs, or another process is doing it: then it waits for that. */
export const runStep = async (root: string, step: Step, report: (line: string) => void): Promise<void> => {
  const stamp = join(root, "out", "stamps", step.name.replaceAll(/\W+/g, "-"));
  const hash = await inputsHash(root, step.inputs);
  const isDone = async (): Promise<boolean> =>
    (await readFile(stamp, "utf8").catch(() => "")) === hash && existsSync(join(root, step.output));
  if (await isDone()) return;
  await oneAtATime(`${stamp}.lock`, async () => {
    if (await isDone()) return;
    const started = performance.now();
    report(`${step.name} …`);
    await step.run();
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, hash);
    report(`${step.name}: ${seconds(started)}`);
  });
};
