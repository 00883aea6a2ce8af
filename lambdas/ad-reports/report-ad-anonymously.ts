import type { AnonymousAdReport } from "#contract/ad-reports.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { adReportPurpose } from "./challenge.ts";
import { readReportGround, reportWrites } from "./new-report.ts";
import { readSolution } from "#lambdas/shared/challenges/challenge.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, nameless, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const day = 24 * 60 * 60;
const failure = "too-many-requests";
/** Anybody can write anybody's e-mail address, and mails go there. */
const perEmail: RateLimit = { what: "ad-reports-from-email", most: 5, window: seconds(day), failure };
const perAddress: RateLimit = { what: "ad-reports-from-address", most: 10, window: seconds(day), failure };

/** Puts an ad before administrators for someone without an account. A solved challenge carries one report. */
export const reportAdAnonymously = async (
  context: AdReportsContext,
  listingId: string,
  { name, email, language, solution, ...form }: AnonymousAdReport,
  address: string,
): Promise<{ caseId: string }> => {
  const { table, system } = context;
  const solved = readSolution(context.challengeSecret, adReportPurpose, solution, system.now());
  if (!solved) throw new ProblemError("bot-check-failed");
  const { signature, expiresAt } = solved;
  // Who gives no address is told apart by where they are, and told nothing.
  const guard = nameless(email ?? `address ${address}`);
  const contact = name === undefined && email === undefined ? undefined : { name, email, language };
  return untilFresh(system, async () => {
    const ground = await readReportGround(context, listingId);
    const { report, writes } = reportWrites(context, ground, { guard, ...(contact && { contact }) }, form);
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
    return { caseId: report.caseId };
  });
};
