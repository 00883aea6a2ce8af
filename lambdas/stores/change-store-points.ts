import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { OpenedStore, StorePointsChange } from "#contract/stores.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import { planFewPoints } from "#lambdas/shared/stores/few-points.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

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
  { adminId, storeId, change: { amount, reason } }: ChangeStorePoints,
  remember: (outcome: Outcome) => Action,
): Promise<Outcome> => {
  const { table } = context;
  const balance = await table.get(keys.balance(storeId), BalanceItem);
  if (!balance) throw new ProblemError("store-not-found");
  const points = balance.points + amount;
  if (points < 0) throw new ProblemError("balance-too-low", { params: { points: balance.points } });
  const at = context.now();
  const text = hidePersonalNumbers(reason, swedishDate(at));
  const entry = { userId: storeId, amount, reason: "admin_adjust", reference: adminId, text, at } as const;
  const told = await planFewPoints(
    { table, system: context },
    { storeId, before: balance.points, after: points, at },
  );
  await table.transact([
    remember({ points }),
    ...entryWrites(balance, entry),
    ...told,
    storeLogWrite(context, { storeId, action: "person-changed", about: text, at }),
    ...auditWrites(context, {
      subject: storeId,
      by: adminId,
      action: "points-adjusted",
      at: at.toISOString(),
    }),
  ]);
  return { points };
};

/** Gives a store points that it has paid for, or takes some back. Who did it is written down, and why stands in its ledger. */
export const changeStorePoints = async (
  context: StoresContext,
  asked: ChangeStorePoints,
): Promise<OpenedStore> => {
  const { adminId: userId, idempotencyKey: key, storeId, change } = asked;
  const request = { userId, key, content: { storeId, change }, now: context.now() };
  await once(context.table, request, Outcome, (remember) =>
    untilFresh(context, () => attempt(context, asked, remember)),
  );
  return getStore(context, storeId);
};
