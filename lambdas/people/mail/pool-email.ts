import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Sets the sign-in address in the user pool; false if that failed. */
export type SetPoolEmail = (poolUser: string, email: string) => Promise<boolean>;

/** Updates the user pool with the table's address if due. A failure is retried at the next visit. */
export const syncPoolEmail = async (
  { table, setPoolEmail }: { readonly table: Table; readonly setPoolEmail: SetPoolEmail },
  profile: ProfileItem,
): Promise<void> => {
  const { userId, email, emailDue } = profile;
  if (emailDue !== true || !(await setPoolEmail(poolUserOf(profile), email))) return;
  try {
    await table.transact([update(keys.profile(userId)).remove("emailDue").expect("email", email, "stale")]);
  } catch (error) {
    // The address changed again and stays due.
    if (!failedWith(error, "stale")) throw error;
  }
};
