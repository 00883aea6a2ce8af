import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Return } from "#lambdas/identity/errand.ts";
import { returnWrites } from "#lambdas/identity/return-writes.ts";
import type { IdentityContext } from "./identity-context.ts";
import { makeUser } from "#lambdas/identity/make-user.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { isHeldFor, releaseEmail, reserveEmail } from "#lambdas/shared/table/email-guard.ts";
import { type EidOrderItem, EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { ProfileItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";

/** The profile of someone who has proved who they are, where the user pool has nobody any more who signs in to it. */
export const findAbandoned = async (
  { table, people }: IdentityContext,
  userId: string,
  mac: string,
): Promise<ProfileItem | undefined> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (profile?.personalNumberMac !== mac || (await people.exists(poolUserOf(profile)))) return undefined;
  return profile;
};

/** Once erasing has begun nothing leads back; a closed account stays closed until its owner opens it. */
export const assertNotErasing = async ({ table }: IdentityContext, userId: string): Promise<void> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.erasingAt !== undefined) throw new ProblemError("account-erasing");
};

/** Takes the return for this order alone. A process that dies lets go of it just before it lets go of the order. */
const take = ({ table, system }: IdentityContext, { order, profile, mac }: Return): Promise<void> =>
  table.transact([
    update(keys.personalNumberGuard(mac))
      .set({ returning: order.id, returningUntil: order.nextStepAt - 1 })
      .expect("userId", profile.userId, "stale")
      .expectBelow("returningUntil", system.now().getTime(), "stale"),
  ]);

const letGo = ({ table }: IdentityContext, { order, mac }: Return): Promise<void> =>
  table
    .transact([
      update(keys.personalNumberGuard(mac))
        .remove("returning", "returningUntil")
        .expect("returning", order.id, "stale"),
    ])
    .catch(() => undefined);

/** Keeps an address for the account while its user is made, unless it is the account's already. */
const reserve = async (
  context: IdentityContext,
  { order, profile, email }: Return,
): Promise<() => Promise<void>> => {
  const { table, system } = context;
  const now = system.now();
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  const isOwn = guard?.userId === profile.userId || isHeldFor(guard, profile.userId, now);
  if (isOwn) return async () => undefined;
  await table.transact([reserveEmail(email, order.id, new Date(order.nextStepAt - 1), now)]);
  return () => table.transact([releaseEmail(email, order.id)]).catch(() => undefined);
};

/** Ties the new user to the account; where that is refused, the user goes again. */
const tie = async (context: IdentityContext, given: Return, poolUser: string): Promise<EidOrderItem> => {
  const { userId } = given.profile;
  try {
    const writes = await returnWrites(context, given, poolUser);
    return await given.finish(userId, writes, { poolUser, hasReturned: true });
  } catch (error) {
    // Whatever the error says: only a profile that names someone else proves that nothing was written.
    const profile = await context.table.get(keys.profile(userId), ProfileItem);
    if (profile?.poolUser !== poolUser) await context.people.remove(poolUser);
    throw error;
  }
};

/** Gives an account that nobody can sign in to any more a new user of the pool, for the person who has proved that it is theirs. */
export const comeBack = async (context: IdentityContext, given: Return): Promise<EidOrderItem> => {
  const { profile, email } = given;
  await assertNotErasing(context, profile.userId);
  await take(context, given);
  try {
    const release = await reserve(context, given);
    try {
      const { language, fullName: name } = profile;
      return await tie(context, given, await makeUser(context, { email, language, name }));
    } catch (error) {
      await release();
      throw error;
    }
  } catch (error) {
    await letGo(context, given);
    throw error;
  }
};
