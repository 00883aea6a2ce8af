import type { NewAccount } from "#contract/identity.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { comeBack } from "#lambdas/identity/come-back.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import { assertMayRegister } from "#lambdas/identity/identify.ts";
import type { IdentityContext } from "./identity-context.ts";
import { makeUser } from "#lambdas/identity/make-user.ts";
import { provedIdentity } from "#lambdas/identity/proved-identity.ts";
import { type Action, check, put } from "#lambdas/shared/table/actions.ts";
import { guardReservedEmail, releaseEmail, reserveEmail } from "#lambdas/shared/table/email-guard.ts";
import { type EidOrderItem, GuardItem } from "#lambdas/shared/table/items/identity.ts";
import type { EmailChangeItem } from "#lambdas/shared/table/items/email-change.ts";
import { type BalanceItem, ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Registration = {
  readonly order: EidOrderItem;
  readonly account: NewAccount;
  readonly proved: Proved;
  readonly finish: Finish;
};

/** Makes the account of someone who has proved who they are: a user of the pool, a profile, a balance and the guards, or nothing of it. A person who has one that they cannot sign in to gets that one back. */
export const registerPerson = async (
  context: IdentityContext,
  registration: Registration,
): Promise<EidOrderItem> => {
  const { table, system } = context;
  const { order, account, proved, finish } = registration;
  const { email, phone, language } = account;
  const profile = await assertMayRegister(context, proved);
  if (profile) return comeBack(context, { order, finish, mac: proved.mac, profile, email, phone });
  await assertPhoneFree(context, phone);
  // A process that dies lets go of the address just before it lets go of the order.
  const until = new Date(order.nextStepAt - 1);
  await table.transact([reserveEmail(email, order.id, until, system.now())]);
  try {
    const userId = await makeUser(context, { email, language, name: proved.name });
    return await store(context, registration, userId);
  } catch (error) {
    await table.transact([releaseEmail(email, order.id)]).catch(() => undefined);
    throw error;
  }
};

/** Tells early what the transaction would refuse, before anything is made. A person who hears it has proved who they are. */
const assertPhoneFree = async ({ table }: IdentityContext, phone: string): Promise<void> => {
  if (await table.get(keys.phoneGuard(phone), GuardItem)) throw new ProblemError("phone-taken");
};

/** Writes all of the account but the user; where that is refused, the user goes too. */
const store = async (
  context: IdentityContext,
  registration: Registration,
  userId: string,
): Promise<EidOrderItem> => {
  const writes = await accountWrites(context, registration, userId);
  try {
    return await registration.finish(userId, writes);
  } catch (error) {
    // Whatever the error says: only a profile that is not there proves that nothing was written.
    if (!(await context.table.get(keys.profile(userId), ProfileItem))) await context.people.remove(userId);
    throw error;
  }
};

/** The mail that follows greets the person who reads it, with a code that proves the address. */
const welcome = (
  { system }: IdentityContext,
  owner: Pick<EmailChangeItem, "userId" | "email" | "language">,
): Action => {
  const sentAt = Math.floor(system.now().getTime() / 1000);
  const item: Omit<EmailChangeItem, "entity"> = {
    ...owner,
    id: system.newId("email"),
    welcome: true,
    salt: Buffer.from(system.bytes(16)).toString("base64url"),
    tries: 0,
    sentAt,
    expiresAt: sentAt + 24 * 60 * 60,
  };
  return put(keys.emailChange(owner.userId), "emailChange", item).expectNew("email-taken");
};

const accountWrites = async (
  context: IdentityContext,
  { order, account, proved }: Registration,
  userId: string,
): Promise<Action[]> => {
  const { email, phone, language } = account;
  const profile: Omit<ProfileItem, "entity"> = {
    userId,
    email,
    phone,
    language,
    emailUnproved: true,
    passwordMissing: true,
    createdAt: context.system.now().toISOString(),
    ...(await provedIdentity(context, userId, proved)),
    identityProvedAt: context.system.now().toISOString(),
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
    welcome(context, { userId, email, language }),
  ];
};
