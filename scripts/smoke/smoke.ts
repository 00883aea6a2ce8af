import { randomBytes } from "node:crypto";
import type { Check, Outcome } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import { removePeople } from "./remove-people.ts";
import { runChecks } from "./run.ts";
import type { Trial } from "./trial.ts";

type Result = {
  readonly outcomes: readonly Outcome[];
  /** Number of checks not run because someone stopped the script. */
  readonly untried: number;
  /** Data that could not be removed, in words. */
  readonly left: readonly string[];
};

const line = ({ mark, name, words }: Outcome): string => `${mark} ${name}${words === "" ? "" : `: ${words}`}`;

/** Checks a deployment with made-up people, and removes them whatever happens. */
export const smoke = async (
  deployment: Deployment,
  checks: readonly Check[],
  report: (line: string) => void,
  isStopped: () => boolean = () => false,
): Promise<Result> => {
  const trial: Trial = { deployment, mark: randomBytes(4).toString("hex"), people: [] };
  try {
    const outcomes = await runChecks(checks, trial, (outcome) => report(line(outcome)), isStopped);
    const untried = checks.length - outcomes.length;
    return { outcomes, untried, left: await removePeople(trial) };
  } finally {
    await removePeople(trial);
  }
};

export const summary = ({ outcomes, untried, left }: Result): string => {
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  const rows = outcomes.map(({ mark, name, words }) =>
    `  ${mark}  ${name.padEnd(width)}  ${words}`.trimEnd(),
  );
  const failed = outcomes.filter(({ mark }) => mark === "✗").length;
  const verdict = failed === 0 ? "Nothing is other than expected." : `${failed} not as expected.`;
  const stopped = untried > 0 ? [`Stopped: ${untried} more were not tried.`] : [];
  return ["", ...rows, "", verdict, ...stopped, ...left].join("\n");
};
