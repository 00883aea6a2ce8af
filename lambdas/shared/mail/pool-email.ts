import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Makes an address that is proved the one by which someone signs in; false where the user pool does not take it now. */
export type TellEmail = (poolUser: string, email: string) => Promise<boolean>;

/** Has the user pool follow the address that the table says, where it has yet to be told. What fails or dies half-way is done at the next visit. */
export const tellPoolOfEmail = async (
  { table, tellEmail }: { readonly table: Table; readonly tellEmail: TellEmail },
  profile: ProfileItem,
): Promise<void> => {
  const { userId, email, emailDue } = profile;
  if (emailDue !== true || !(await tellEmail(poolUserOf(profile), email))) return;
  try {
    await table.transact([update(keys.profile(userId)).remove("emailDue").expect("email", email, "stale")]);
  } catch (error) {
    // It has changed again meanwhile, and is told of again.
    if (!failedWith(error, "stale")) throw error;
  }
};
