import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { correctBalance } from "#lambdas/points/correct-balance.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export type AdjustPoints = {
  readonly adminId: string;
  readonly userId: string;
  readonly amount: number;
  readonly reason: string;
  /** The balance's version that the administrator saw; a changed balance is refused. */
  readonly version: number;
  readonly idempotencyKey: string;
};

const Outcome = z.object({ points: z.number().int() });
type Outcome = z.output<typeof Outcome>;
type Context = Pick<PurchasesContext, "table" | "system">;

const attempt = async (
  { table, system }: Context,
  { adminId, userId, amount, reason, version }: AdjustPoints,
  remember: (outcome: Outcome) => Action,
): Promise<Outcome> => {
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance) throw new ProblemError("account-not-found");
  const points = correctBalance(balance, { amount, version });
  const at = system.now();
  const text = hidePersonalNumbers(reason, swedishDate(at));
  const notificationId = system.newId("notification");
  const notification = { what: "points-adjusted", points: amount };
  await table.transact([
    remember({ points }),
    requireOpenAccount(userId),
    ...entryWrites(balance, { userId, amount, reason: "admin_adjust", reference: adminId, text, at }),
    notificationWrite({ userId, type: "points", params: notification, link: "/order" }, notificationId, at),
    ...auditWrites(system, {
      subject: userId,
      person: userId,
      by: adminId,
      action: "points-adjusted",
      at: at.toISOString(),
      reason: text,
    }),
  ]);
  return { points };
};

/** Corrects someone's balance with a reason that they see, and logs the administrator. */
export const adjustPoints = async (context: Context, input: AdjustPoints): Promise<Outcome> => {
  const { adminId, idempotencyKey: key, userId, amount, reason, version } = input;
  if (adminId === userId) throw new ProblemError("account-exempt");
  const { table, system } = context;
  try {
    return await once(
      table,
      { userId: adminId, key, content: { userId, amount, reason, version }, now: system.now() },
      Outcome,
      (remember) => retryOnConflict(system, () => attempt(context, input, remember)),
    );
  } catch (error) {
    // The closed account is the other person's, not the administrator's.
    if (failedWith(error, "account-closed")) throw new ProblemError("account-not-found");
    throw error;
  }
};
