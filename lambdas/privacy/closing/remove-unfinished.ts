import { retentionSeconds } from "#contract/privacy/retention.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** A user who never confirmed their address or never chose a password. */
export type UnfinishedUser = { readonly poolUser: string; readonly createdAt: Date };

export type UnfinishedContext = {
  readonly table: Table;
  readonly now: () => Date;
  readonly listUnfinished: () => Promise<readonly UnfinishedUser[]>;
  /** Invited stores and administrators are in a group. */
  readonly isInGroup: (poolUser: string) => Promise<boolean>;
  readonly removeUser: (poolUser: string) => Promise<void>;
};

/** Removes users who never finished registration; returns their number. */
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
