import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { PurchasesContext } from "./points-context.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

export type AdjustPoints = {
  readonly adminId: string;
  readonly userId: string;
  readonly amount: number;
  readonly reason: string;
  /** Another one by now means that someone else has been there first. */
  readonly version?: number | undefined;
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
  if (version !== undefined && balance.version !== version) throw new ProblemError("person-changed");
  const points = balance.points + amount;
  if (points < 0) throw new ProblemError("balance-too-low", { params: { points: balance.points } });
  const at = system.now();
  const text = hidePersonalNumbers(reason, swedishDate(at));
  const notificationId = system.newId("notification");
  const notification = { what: "points-adjusted", points: amount };
  await table.transact([
    remember({ points }),
    whileOpen(userId),
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

/** Corrects someone's balance with a reason that they see. It is written down who did it. */
export const adjustPoints = async (context: Context, input: AdjustPoints): Promise<Outcome> => {
  const { adminId, idempotencyKey: key, userId, amount, reason, version } = input;
  if (adminId === userId) throw new ProblemError("account-exempt");
  const { table, system } = context;
  try {
    return await once(
      table,
      { userId: adminId, key, content: { userId, amount, reason, version }, now: system.now() },
      Outcome,
      (remember) => untilFresh(system, () => attempt(context, input, remember)),
    );
  } catch (error) {
    // It is the other's account that is closed, not the administrator's.
    if (failedWith(error, "account-closed")) throw new ProblemError("account-not-found");
    throw error;
  }
};
