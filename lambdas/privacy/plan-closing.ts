import { daysToUndo } from "#contract/platform/kept-days.ts";
import { findBlocks, findOwnBikes } from "./find-blocks.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check, update } from "#lambdas/platform/table/actions.ts";
import { BalanceItem, type SessionsItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A transaction holds a hundred writes, and callers add some. */
const maxBikesChecked = 80;

type ClosingPlan = { readonly eraseAt: string; readonly writes: readonly Action[] };

/** Plans the writes that close an account and schedule its erasure. Throws if something prevents it; the writes fail with `repeated` if the account is already closed and with `stale` if its balance has changed. */
export const planClosing = async (
  table: Pick<Table, "get" | "query">,
  userId: string,
  now: Date,
  closedFor?: SessionsItem["closedFor"],
): Promise<ClosingPlan> => {
  const [balance, bikes] = await Promise.all([
    table.get(keys.balance(userId), BalanceItem),
    findOwnBikes(table, userId),
  ]);
  const blocks = await findBlocks(table, userId, bikes);
  if (!balance) throw new Error("An account without a balance");
  if (blocks.length > 0) throw new ProblemError("account-closing-blocked");
  const closedAt = now.toISOString();
  const eraseAt = new Date(now.getTime() + daysToUndo * dayMilliseconds).toISOString();
  const writes = [
    update(keys.sessions(userId))
      .set({
        entity: "sessions",
        userId,
        validFrom: closedAt,
        closedAt,
        eraseAt,
        ...(closedFor && { closedFor }),
      })
      .set({ pointsAtClosing: balance.points })
      .remove("except")
      .set({ gsi1pk: lists.closedAccounts(), gsi1sk: `${eraseAt}#${userId}` })
      .expectAbsent("closedAt", "repeated"),
    // A concurrent registration either changes this balance first or finds the account closed.
    check(keys.balance(userId)).expect("version", balance.version, "stale"),
    // A concurrent theft or transfer changes its bike in the same way.
    ...bikes
      .slice(0, maxBikesChecked)
      .map(({ id, version }) => check(keys.bike(id)).expect("version", version, "stale")),
  ];
  return { eraseAt, writes };
};
