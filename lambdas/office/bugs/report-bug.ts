import { type BugReportForm, ReportedBug } from "#contract/office/bug-reports.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { type RateLimit, countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import type { BugsContext } from "./bugs-context.ts";
import { letterWrites } from "./new-letter.ts";

/** A person reads each report. */
const perPerson: RateLimit = { what: "bug-reports", max: 20, window: swedishDay };

export const reportBug = async (
  context: BugsContext,
  { userId, role }: Pick<Caller, "userId" | "role">,
  idempotencyKey: string,
  form: BugReportForm,
): Promise<ReportedBug> => {
  const { table, system } = context;
  const request = { userId, key: idempotencyKey, content: form, now: system.now() };
  return once(table, request, ReportedBug, (remember) =>
    retryOnConflict(system, async () => {
      const { reported, writes } = await letterWrites(context, { userId, role }, form);
      await table.transact([
        remember(reported),
        requireOpenAccount(userId),
        ...writes,
        countUse(perPerson, userId, system.now()),
      ]);
      return reported;
    }),
  );
};
