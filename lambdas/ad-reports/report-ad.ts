import * as z from "zod";
import type { AdReportForm } from "#contract/ad-reports.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { readReportGround, reportWrites } from "./new-report.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { type RateLimit, counted, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** Each is read by someone. */
const perPerson: RateLimit = {
  what: "ad-reports",
  most: 10,
  window: swedishDay,
  failure: "too-many-requests",
};

const Outcome = z.object({ caseId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type ReportAd = {
  readonly userId: string;
  readonly listingId: string;
  readonly idempotencyKey: string;
  readonly form: AdReportForm;
};

/** Puts an ad before administrators. */
export const reportAd = async (context: AdReportsContext, input: ReportAd): Promise<Outcome> => {
  const { table, system } = context;
  const { userId, listingId, idempotencyKey: key, form } = input;
  const request = { userId, key, content: { listingId, form }, now: system.now() };
  return once(table, request, Outcome, (remember) =>
    untilFresh(system, async () => {
      const ground = await readReportGround(context, listingId);
      if (ground.listing.ownerId === userId) throw new ProblemError("own-listing");
      const { report, writes } = reportWrites(context, ground, { guard: userId, userId }, form);
      const outcome = { caseId: report.caseId };
      await table.transact([
        remember(outcome),
        whileOpen(userId),
        ...writes,
        counted(perPerson, userId, system.now()),
      ]);
      return outcome;
    }),
  );
};
