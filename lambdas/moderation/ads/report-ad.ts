import * as z from "zod";
import type { AdReportForm } from "#contract/moderation/ad-reports.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { readReportGround, reportWrites } from "./new-report.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

/** A person reads each report. */
const perPerson: RateLimit = { what: "ad-reports", max: 10, window: swedishDay };

const Outcome = z.object({ caseId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type ReportAd = {
  readonly userId: string;
  readonly listingId: string;
  readonly idempotencyKey: string;
  readonly form: AdReportForm;
};

export const reportAd = async (context: AdReportsContext, input: ReportAd): Promise<Outcome> => {
  const { table, system } = context;
  const { userId, listingId, idempotencyKey: key, form } = input;
  const request = { userId, key, content: { listingId, form }, now: system.now() };
  return once(table, request, Outcome, (remember) =>
    retryOnConflict(system, async () => {
      const [ground, profile] = await Promise.all([
        readReportGround(context, listingId),
        table.get(keys.profile(userId), ProfileItem),
      ]);
      if (ground.listing.ownerId === userId) throw new ProblemError("own-listing");
      const reporter = { guards: [userId], userId, standing: profile?.identityLevel === 2 ? 2 : 1 };
      const { report, writes } = reportWrites(context, ground, reporter, form);
      const outcome = { caseId: report.caseId };
      await table.transact([
        remember(outcome),
        requireOpenAccount(userId),
        ...writes,
        countUse(perPerson, userId, system.now()),
      ]);
      return outcome;
    }),
  );
};
