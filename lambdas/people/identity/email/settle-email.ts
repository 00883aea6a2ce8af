import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { isLeftOver } from "#lambdas/people/identity/make-user.ts";
import { syncPoolEmail } from "#lambdas/people/mail/pool-email.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";

/** Deletes another pool user with this address: the guard is this account's, so the other never became an account. */
const removeLeftOverUser = async (context: IdentityContext, profile: ProfileItem): Promise<void> => {
  const known = await context.people.find(profile.email);
  if (known && known.poolUser !== poolUserOf(profile) && (await isLeftOver(context, known)))
    await context.people.remove(known.poolUser);
};

/** Updates the address in the user pool. A failure is retried at the next visit. */
export const settleEmail = async (context: IdentityContext, userId: string): Promise<void> => {
  const { table, setPoolEmail, logger } = context;
  try {
    const profile = await table.get(keys.profile(userId), ProfileItem);
    if (profile?.emailDue !== true) return;
    await removeLeftOverUser(context, profile);
    await syncPoolEmail({ table, setPoolEmail }, profile);
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    logger.error("The user pool was not told of an address", { userId, reason });
  }
};
