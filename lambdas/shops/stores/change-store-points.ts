import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { OpenedStore, StorePointsChange } from "#contract/shops/stores.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { correctBalance } from "#lambdas/points/correct-balance.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { planFewPoints } from "#lambdas/shops/few-points.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type ChangeStorePoints = {
  readonly adminId: string;
  readonly storeId: string;
  readonly change: StorePointsChange;
  readonly idempotencyKey: string;
};

const Outcome = z.object({ points: z.number().int() });
type Outcome = z.infer<typeof Outcome>;

const attempt = async (
  context: StoresContext,
  { adminId, storeId, change }: ChangeStorePoints,
  remember: (outcome: Outcome) => Action,
): Promise<Outcome> => {
  const { table } = context;
  const { amount, reason } = change;
  const balance = await table.get(keys.balance(storeId), BalanceItem);
  if (!balance) throw new ProblemError("store-not-found");
  const points = correctBalance(balance, change);
  const at = context.now();
  const text = hidePersonalNumbers(reason, swedishDate(at));
  const entry = { userId: storeId, amount, reason: "admin_adjust", reference: adminId, text, at } as const;
  const notices = await planFewPoints(
    { table, system: context },
    { storeId, before: balance.points, after: points, at },
  );
  await table.transact([
    remember({ points }),
    ...entryWrites(balance, entry),
    ...notices,
    storeLogWrite(context, { storeId, action: "person-changed", about: text, at }),
    ...auditWrites(context, {
      subject: storeId,
      by: adminId,
      action: "points-adjusted",
      at: at.toISOString(),
      reason: text,
    }),
  ]);
  return { points };
};

/** The audit records the administrator and the reason, which the ledger shows the store. */
export const changeStorePoints = async (
  context: StoresContext,
  input: ChangeStorePoints,
): Promise<OpenedStore> => {
  const { adminId: userId, idempotencyKey: key, storeId, change } = input;
  // Leaves out the version, since the page reloads it after a lost answer and must not change the points twice.
  const { version: _version, ...content } = change;
  const request = { userId, key, content: { storeId, change: content }, now: context.now() };
  await once(context.table, request, Outcome, (remember) =>
    retryOnConflict(context, () => attempt(context, input, remember)),
  );
  return getStore(context, storeId);
};
