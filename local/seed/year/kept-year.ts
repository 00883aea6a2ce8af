import { rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { root } from "#local/build/build-all.ts";
import { runProgram } from "#local/build/run-program.ts";
import { runStep } from "#local/build/step.ts";

/** A town that nobody has been to for longer looks deserted. */
const longestKept = 14 * 86_400_000;

const isOld = (folder: string): boolean => {
  const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && written < Date.now() - longestKept;
};

/** The folder of a state in which a town has lived for a year until a few days ago. It is made once for each port, which stands in its mails. */
export const keptYear = async (port: number, report: (line: string) => void): Promise<string> => {
  const output = `out/year/${port}`;
  const folder = join(root, output);
  if (isOld(folder)) rmSync(folder, { recursive: true });
  const name = `Let Vadstena live for a year, port ${port}`;
  const program = ["local/seed/year/build-year.ts", String(port), folder];
  const run = () => runProgram(root, "Letting Vadstena live for a year", program, report);
  await runStep(root, { name, inputs: ["local/seed", "lambdas/shared/table"], output, run }, report);
  return folder;
};
