import { ProblemError } from "#lambdas/http/problem.ts";
import { assertOfAge } from "#lambdas/identity/age.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { makeUser } from "#lambdas/identity/make-user.ts";
import { provedIdentity } from "#lambdas/identity/proved-identity.ts";
import { type Action, check, put } from "#lambdas/table/actions.ts";
import { guardReservedEmail, releaseEmail, reserveEmail } from "#lambdas/table/email-guard.ts";
import { type EidOrderItem, type EidPurpose, GuardItem } from "#lambdas/table/items/identity.ts";
import { type BalanceItem, ProfileItem } from "#lambdas/table/items/person.ts";
import { keys, lists } from "#lambdas/table/keys.ts";

type Registration = {
  readonly order: EidOrderItem;
  readonly purpose: Extract<EidPurpose, { kind: "registration" }>;
  readonly proved: Proved;
  readonly finish: Finish;
};

/** Makes the account of somebody who has proved who they are: a user of the pool, a profile, a balance and the guards, or nothing of it. */
export const registerPerson = async (
  world: IdentityWorld,
  registration: Registration,
): Promise<EidOrderItem> => {
  const { table, system } = world;
  const { order, purpose, proved } = registration;
  if (purpose.personalNumberMac !== proved.mac) throw new ProblemError("eid-other-person");
  assertOfAge(proved.number, system.now());
  await assertFree(world, registration);
  // A process that dies lets go of the address just before it lets go of the order.
  const until = new Date(order.nextStepAt - 1);
  await table.transact([reserveEmail(purpose.email, order.id, until, system.now())]);
  try {
    const { email, language } = purpose;
    const userId = await makeUser(world, { email, language, name: proved.name });
    return await store(world, registration, userId);
  } catch (error) {
    await table.transact([releaseEmail(purpose.email, order.id)]).catch(() => undefined);
    throw error;
  }
};

/** Tells early what the transaction would refuse, before anything is made. Whoever hears it has proved who they are. */
const assertFree = async ({ table }: IdentityWorld, { purpose, proved }: Registration): Promise<void> => {
  if (await table.get(keys.personalNumberGuard(proved.mac), GuardItem))
    throw new ProblemError("personal-number-taken");
  if (await table.get(keys.phoneGuard(purpose.phone), GuardItem)) throw new ProblemError("phone-taken");
};

/** Writes all of the account but the user; where that is refused, the user goes too. */
const store = async (
  world: IdentityWorld,
  registration: Registration,
  userId: string,
): Promise<EidOrderItem> => {
  const writes = await accountWrites(world, registration, userId);
  try {
    return await registration.finish(userId, writes, { welcomeDue: true });
  } catch (error) {
    // Whatever the error says: only a profile that is not there proves that nothing was written.
    if (!(await world.table.get(keys.profile(userId), ProfileItem))) await world.people.remove(userId);
    throw error;
  }
};

const accountWrites = async (
  world: IdentityWorld,
  { order, purpose, proved }: Registration,
  userId: string,
): Promise<Action[]> => {
  const { email, phone, language } = purpose;
  const profile: Omit<ProfileItem, "entity"> = {
    userId,
    email,
    phone,
    language,
    passwordMissing: true,
    createdAt: world.system.now().toISOString(),
    ...(await provedIdentity(world, userId, proved)),
  };
  const balance: Omit<BalanceItem, "entity"> = { userId, points: 0, version: 0 };
  const listed = { gsi1pk: lists.balances(), gsi1sk: userId };
  return [
    put(keys.personalNumberGuard(proved.mac), "personalNumberGuard", { userId }).expectNew(
      "personal-number-taken",
    ),
    guardReservedEmail(email, userId, order.id),
    check(keys.phoneGuard(phone)).expectNew("phone-taken"),
    put(keys.profile(userId), "profile", profile).expectNew("email-taken"),
    put(keys.balance(userId), "balance", { ...balance, ...listed }).expectNew("email-taken"),
  ];
};
