import type { Person } from "#lambdas/accounts/person.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { guardEmail } from "#lambdas/shared/table/email-guard.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { BalanceItem, ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Gives someone a profile, an empty balance and the guard of their address. An account that is there already stays as it is. */
export const createAccount = async (
  { table, now }: { table: Table; now: () => Date },
  userId: string,
  person: Person,
): Promise<void> => {
  const profile: Omit<ProfileItem, "entity"> = {
    userId,
    ...person,
    identityLevel: 0,
    createdAt: now().toISOString(),
  };
  const balance: Omit<BalanceItem, "entity"> = { userId, points: 0, version: 0 };
  try {
    await table.transact([
      put(keys.profile(userId), "profile", profile).expectNew("repeated"),
      put(keys.balance(userId), "balance", {
        ...balance,
        gsi1pk: lists.balances(),
        gsi1sk: userId,
      }).expectNew("repeated"),
      guardEmail(person.email, userId, now()),
    ]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
