import { type BugReportForm, ReportedBug } from "#contract/bug-reports.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { type RateLimit, counted, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import type { BugsContext } from "./bugs-context.ts";
import { letterWrites } from "./new-letter.ts";

/** Each is read by someone. */
const perPerson: RateLimit = {
  what: "bug-reports",
  most: 20,
  window: swedishDay,
  failure: "too-many-requests",
};

/** Takes down what does not work for someone with an account, however often it is sent. */
export const reportBug = async (
  context: BugsContext,
  { userId, role }: Pick<Caller, "userId" | "role">,
  idempotencyKey: string,
  form: BugReportForm,
): Promise<ReportedBug> => {
  const { table, system } = context;
  const request = { userId, key: idempotencyKey, content: form, now: system.now() };
  return once(table, request, ReportedBug, (remember) =>
    untilFresh(system, async () => {
      const { reported, writes } = await letterWrites(context, { userId, role }, form);
      await table.transact([
        remember(reported),
        whileOpen(userId),
        ...writes,
        counted(perPerson, userId, system.now()),
      ]);
      return reported;
    }),
  );
};
