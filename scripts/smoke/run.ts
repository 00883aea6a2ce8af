import { type Check, Missing, NotPossible, type Outcome } from "./check.ts";
import type { Trial } from "./trial.ts";

/** Matches addresses and anything like a personal number, because a service's error may repeat its input. */
const personal = /\S+@\S+|\d{6,8}[-+]?\d{4}/g;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  const name = error.name === "Error" ? "" : `${error.name}: `;
  return `${name}${error.message}${cause}`.replaceAll(personal, "…");
};

const outcomeOf = async ({ name, means, run }: Check, trial: Trial): Promise<Outcome> => {
  try {
    await run(trial);
    return { name, mark: "✓", words: "" };
  } catch (error) {
    if (error instanceof NotPossible || error instanceof Missing)
      return { name, mark: "–", words: error.message };
    return { name, mark: "✗", words: `${reasonOf(error)}. ${means}` };
  }
};

/** Runs all checks in order; a failed check stops only those that depend on it. */
export const runChecks = async (
  checks: readonly Check[],
  trial: Trial,
  report: (outcome: Outcome) => void,
  isStopped: () => boolean,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    if (isStopped()) break;
    const outcome = await outcomeOf(check, trial);
    outcomes.push(outcome);
    report(outcome);
  }
  return outcomes;
};
