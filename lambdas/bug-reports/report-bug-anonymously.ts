import type { AnonymousBugReport } from "#contract/bug-reports.ts";
import { readSolution } from "#lambdas/shared/challenges/challenge.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { BugsContext } from "./bugs-context.ts";
import { bugReportPurpose } from "./challenge.ts";
import { letterWrites } from "./new-letter.ts";

const day = 24 * 60 * 60;
const failure = "too-many-requests";
/** Anybody can write anybody's e-mail address, and an answer goes there. */
const perEmail: RateLimit = { what: "bug-reports-from-email", most: 5, window: seconds(day), failure };
const perAddress: RateLimit = { what: "bug-reports-from-address", most: 10, window: seconds(day), failure };

/** Takes down what does not work for someone without an account. A solved challenge carries one report. */
export const reportBugAnonymously = async (
  context: BugsContext,
  { email, solution, ...form }: AnonymousBugReport,
  address: string,
): Promise<{ bugId: string }> => {
  const { table, system } = context;
  const solved = readSolution(context.challengeSecret, bugReportPurpose, solution, system.now());
  if (!solved) throw new ProblemError("bot-check-failed");
  const { signature, expiresAt } = solved;
  return untilFresh(system, async () => {
    const { bugId, writes } = await letterWrites(context, { email }, form);
    const now = system.now();
    await table.transact([
      put(keys.solvedChallenge(signature), "solvedChallenge", {
        // Gone only when the challenge is certainly out of date.
        expiresAt: expiresAt + 60,
      }).expectNew("bot-check-failed"),
      ...writes,
      counted(perAddress, address, now),
      ...(email === undefined ? [] : [counted(perEmail, email, now)]),
    ]);
    return { bugId };
  });
};
