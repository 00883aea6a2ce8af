import { retentionSeconds } from "#contract/retention.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { accountOf } from "#lambdas/shared/table/pool-user.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A user whose address was never proved, or who never chose a password. */
export type UnfinishedUser = { readonly poolUser: string; readonly createdAt: Date };

export type UnfinishedContext = {
  readonly table: Table;
  readonly now: () => Date;
  readonly listUnfinished: () => Promise<readonly UnfinishedUser[]>;
  /** A person who is invited as a store or an administrator is in one. */
  readonly isInGroup: (poolUser: string) => Promise<boolean>;
  readonly removeUser: (poolUser: string) => Promise<void>;
};

/** Removes who began to make an account and never went on. Answers how many there were. */
export const removeUnfinished = async (context: UnfinishedContext): Promise<number> => {
  const latest = context.now().getTime() - retentionSeconds("unconfirmedAccounts") * 1000;
  let removed = 0;
  for (const { poolUser, createdAt } of await context.listUnfinished()) {
    if (createdAt.getTime() > latest || (await context.isInGroup(poolUser))) continue;
    const userId = await accountOf(context.table, poolUser);
    if (await context.table.get(keys.profile(userId), ProfileItem)) continue;
    await context.removeUser(poolUser);
    removed += 1;
  }
  return removed;
};
