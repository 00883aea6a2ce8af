import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { isLeftOver } from "#lambdas/identity/make-user.ts";
import { tellPoolOfEmail } from "#lambdas/shared/mail/pool-email.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";

/** The guard of the address is the account's by now, so anyone else who has it in the user pool never began an account with it. */
const makeRoom = async (context: IdentityContext, profile: ProfileItem): Promise<void> => {
  const known = await context.people.find(profile.email);
  if (known && known.poolUser !== poolUserOf(profile) && (await isLeftOver(context, known)))
    await context.people.remove(known.poolUser);
};

/** Has the user pool follow the address in the table. The change stands without it: what fails is done at the next visit. */
export const settleEmail = async (context: IdentityContext, userId: string): Promise<void> => {
  const { table, tellEmail, logger } = context;
  try {
    const profile = await table.get(keys.profile(userId), ProfileItem);
    if (profile?.emailDue !== true) return;
    await makeRoom(context, profile);
    await tellPoolOfEmail({ table, tellEmail }, profile);
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    logger.error("The user pool was not told of an address", { userId, reason });
  }
};
