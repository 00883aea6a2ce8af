import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { AccountReturn } from "./order-types.ts";
import { returnWrites } from "./return-writes.ts";
import type { IdentityContext } from "./identity-context.ts";
import { makeUser } from "./make-user.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { isHeldFor, releaseEmail, reserveEmail } from "#lambdas/people/email-guard.ts";
import { type EidOrderItem, EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";

/** Returns the proved person's profile if its pool user is gone, so that nobody can sign in. */
export const ifAbandoned = async (
  { people }: IdentityContext,
  profile: ProfileItem | undefined,
  mac: string,
): Promise<ProfileItem | undefined> => {
  if (profile?.personalNumberMac !== mac || (await people.exists(poolUserOf(profile)))) return undefined;
  return profile;
};

/** Throws once erasing has begun; a closed account stays closed until its owner reopens it. */
export const assertNotErasing = async ({ table }: IdentityContext, userId: string): Promise<void> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.erasingAt !== undefined) throw new ProblemError("account-erasing");
};

/** Locks the return for this order. The lock expires just before the order's step does, if the process dies. */
const lockReturn = (
  { table, system }: IdentityContext,
  { order, profile, mac }: AccountReturn,
): Promise<void> =>
  table.transact([
    update(keys.personalNumberGuard(mac))
      .set({ returning: order.id, returningUntil: order.nextStepAt - 1 })
      .expect("userId", profile.userId, "stale")
      .expectBelow("returningUntil", system.now().getTime(), "stale"),
  ]);

const unlockReturn = ({ table }: IdentityContext, { order, mac }: AccountReturn): Promise<void> =>
  table
    .transact([
      update(keys.personalNumberGuard(mac))
        .remove("returning", "returningUntil")
        .expect("returning", order.id, "stale"),
    ])
    .catch(() => undefined);

/** Reserves the address while the user is created, unless the account has it already. */
const reserve = async (
  context: IdentityContext,
  { order, profile, email }: AccountReturn,
): Promise<() => Promise<void>> => {
  const { table, system } = context;
  const now = system.now();
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  const isOwn = guard?.userId === profile.userId || isHeldFor(guard, profile.userId, now);
  if (isOwn) return async () => undefined;
  await table.transact([reserveEmail(email, order.id, new Date(order.nextStepAt - 1), now)]);
  return () => table.transact([releaseEmail(email, order.id)]).catch(() => undefined);
};

const linkUser = async (
  context: IdentityContext,
  given: AccountReturn,
  poolUser: string,
): Promise<EidOrderItem> => {
  const { userId } = given.profile;
  try {
    const writes = await returnWrites(context, given, poolUser);
    return await given.finish(userId, writes, { poolUser, hasReturned: true });
  } catch (error) {
    // After an error the return may have succeeded all the same; a profile with another user proves that it did not.
    const profile = await context.table.get(keys.profile(userId), ProfileItem);
    if (profile?.poolUser !== poolUser) await context.people.remove(poolUser);
    throw error;
  }
};

/** Gives an account that nobody can sign in to a new pool user, for its proved owner. */
export const restoreAccess = async (
  context: IdentityContext,
  given: AccountReturn,
): Promise<EidOrderItem> => {
  const { profile, email } = given;
  await assertNotErasing(context, profile.userId);
  await lockReturn(context, given);
  try {
    const release = await reserve(context, given);
    try {
      const { language, fullName: name } = profile;
      return await linkUser(context, given, await makeUser(context, { email, language, name }));
    } catch (error) {
      await release();
      throw error;
    }
  } catch (error) {
    await unlockReturn(context, given);
    throw error;
  }
};
