import { daysToUndo } from "#contract/closing.ts";
import { findBlocks } from "./find-blocks.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, check, update } from "#lambdas/shared/table/actions.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

type Planned = { readonly eraseAt: string; readonly writes: readonly Action[] };

/** What closes an account and lists it for its erasure. Throws where something has to be settled first; the writes fail with `repeated` where the account is closed already, and with `stale` where its balance has changed since. */
export const planClosing = async (
  table: Pick<Table, "get" | "query">,
  userId: string,
  now: Date,
): Promise<Planned> => {
  const [balance, blocks] = await Promise.all([
    table.get(keys.balance(userId), BalanceItem),
    findBlocks(table, userId),
  ]);
  if (!balance) throw new Error("An account without a balance");
  if (blocks.length > 0) throw new ProblemError("account-closing-blocked");
  const closedAt = now.toISOString();
  const eraseAt = new Date(now.getTime() + daysToUndo * dayMilliseconds).toISOString();
  const writes = [
    update(keys.sessions(userId))
      .set({ entity: "sessions", userId, validFrom: closedAt, closedAt, eraseAt })
      .set({ pointsAtClosing: balance.points })
      .remove("except")
      .set({ gsi1pk: lists.closedAccounts(), gsi1sk: `${eraseAt}#${userId}` })
      .expectAbsent("closedAt", "repeated"),
    // A registration that is under way has met this and is counted, or meets the closed account.
    check(keys.balance(userId)).expect("version", balance.version, "stale"),
  ];
  return { eraseAt, writes };
};
