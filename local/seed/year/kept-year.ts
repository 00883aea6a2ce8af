import { rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { root } from "#local/build/build-all.ts";
import { runProgram } from "#local/build/run-program.ts";
import { isDone, runStep, type Step } from "#local/build/step.ts";

/** A town that nobody has been to for longer looks deserted. */
const longestKept = 14 * 86_400_000;

const output = join("out", "year");
const folder = join(root, output);

const isOld = (): boolean => {
  const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && written < Date.now() - longestKept;
};

type Living = {
  readonly report: (line: string) => void;
  /** Leaves the processor to everyone else. */
  readonly isInBackground?: boolean;
};

const stepOf = ({ report, isInBackground = false }: Living): Step => ({
  name: "Let Vadstena live for a year",
  inputs: ["local/seed", "lambdas/shared/table"],
  output,
  run: () => {
    const program = ["local/seed/year/build-year.ts", folder, ...(isInBackground ? ["--background"] : [])];
    return runProgram(root, "Letting Vadstena live for a year", program, { hear: report, isTied: true });
  },
});

const nothing = (): void => undefined;

/** The folder of a state in which a town has lived for a year until a few days ago, where there is one; it is to be copied. */
export const keptYear = async (): Promise<string | undefined> =>
  !isOld() && (await isDone(root, stepOf({ report: nothing }))) ? folder : undefined;

/** Has the town live for a year, unless that is kept already. It takes minutes. */
export const liveYearOnce = async (living: Living): Promise<string> => {
  if (isOld()) rmSync(folder, { recursive: true });
  await runStep(root, stepOf(living), living.report);
  return folder;
};
