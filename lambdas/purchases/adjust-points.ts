import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { entryWrites } from "#lambdas/ledger/entry-writes.ts";
import { noteWrite } from "#lambdas/notes/note-write.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { auditOf } from "#lambdas/table/audit.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { once } from "#lambdas/table/idempotency.ts";
import { BalanceItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

export type AdjustPoints = {
  readonly adminId: string;
  readonly userId: string;
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string;
};

const Outcome = z.object({ points: z.number().int() });
type Outcome = z.output<typeof Outcome>;
type World = Pick<PurchasesWorld, "table" | "system">;

const attempt = async (
  { table, system }: World,
  { adminId, userId, amount, reason }: AdjustPoints,
  remember: (outcome: Outcome) => Action,
): Promise<Outcome> => {
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance) throw new ProblemError("account-not-found");
  const points = balance.points + amount;
  if (points < 0) throw new ProblemError("balance-too-low", { params: { points: balance.points } });
  const at = system.now();
  const text = hidePersonalNumbers(reason, swedishDate(at));
  const noteId = system.newId("note");
  const note = { what: "points-adjusted", points: amount };
  await table.transact([
    remember({ points }),
    whileOpen(userId),
    ...entryWrites(balance, { userId, amount, reason: "admin_adjust", reference: adminId, text, at }),
    noteWrite({ userId, type: "points", params: note, link: "/order" }, noteId, at),
    auditOf(system, { subject: userId, by: adminId, action: "points-adjusted", at: at.toISOString() }),
  ]);
  return { points };
};

/** Corrects somebody's balance with a reason that they see. It is written down who did it. */
export const adjustPoints = async (world: World, input: AdjustPoints): Promise<Outcome> => {
  const { adminId, idempotencyKey: key, userId, amount, reason } = input;
  const { table, system } = world;
  try {
    return await once(
      table,
      { userId: adminId, key, content: { userId, amount, reason }, now: system.now() },
      Outcome,
      (remember) => untilFresh(system, () => attempt(world, input, remember)),
    );
  } catch (error) {
    // It is the other's account that is closed, not the administrator's.
    if (failedWith(error, "account-closed")) throw new ProblemError("account-not-found");
    throw error;
  }
};
