import type { NewAccount } from "#contract/people/identity.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { restoreAccess } from "./restore-access.ts";
import type { FinishOrder, Proved } from "./order-types.ts";
import { assertMayRegister } from "./identify.ts";
import type { IdentityContext } from "./identity-context.ts";
import { makeUser } from "./make-user.ts";
import { recordAcceptance } from "#lambdas/people/consents/record-acceptance.ts";
import { provedIdentity } from "./proved-identity.ts";
import { type Action, check, put } from "#lambdas/platform/table/actions.ts";
import { guardReservedEmail, releaseEmail, reserveEmail } from "#lambdas/people/email-guard.ts";
import { type EidOrderItem, GuardItem } from "#lambdas/people/items/identity.ts";
import type { EmailChangeItem } from "#lambdas/people/items/email-change.ts";
import { type BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { lastUseWrite } from "#lambdas/people/sessions/last-use.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Registration = {
  readonly order: EidOrderItem;
  readonly account: NewAccount;
  readonly proved: Proved;
  readonly finish: FinishOrder;
};

/** Creates a proved person's account: pool user, profile, balance and guards, or nothing. Someone with an account they cannot sign in to gets it back. */
export const registerPerson = async (
  context: IdentityContext,
  registration: Registration,
): Promise<EidOrderItem> => {
  const { table, system } = context;
  const { order, account, proved, finish } = registration;
  const { email, phone, language } = account;
  const profile = await assertMayRegister(context, proved);
  if (profile) return restoreAccess(context, { order, finish, mac: proved.mac, profile, email, phone });
  await assertPhoneFree(context, phone);
  // If the process dies, the address is freed just before the order's step.
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

/** Fails before anything is created. The caller has proved who they are, so they may learn it. */
const assertPhoneFree = async ({ table }: IdentityContext, phone: string): Promise<void> => {
  if (await table.get(keys.phoneGuard(phone), GuardItem)) throw new ProblemError("phone-taken");
};

/** Deletes the pool user if writing the account fails. */
const store = async (
  context: IdentityContext,
  registration: Registration,
  userId: string,
): Promise<EidOrderItem> => {
  const writes = await accountWrites(context, registration, userId);
  try {
    return await registration.finish(userId, writes);
  } catch (error) {
    // After an error the account may exist all the same; a missing profile proves that it does not.
    if (!(await context.table.get(keys.profile(userId), ProfileItem))) await context.people.remove(userId);
    throw error;
  }
};

/** Triggers a welcome mail with a code that verifies the address. */
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
  const at = context.system.now().toISOString();
  const accepted = recordAcceptance(userId, { shown: account.documents, door: "bankid", at });
  const profile: Omit<ProfileItem, "entity"> = {
    userId,
    email,
    phone,
    language,
    emailUnproved: true,
    passwordMissing: true,
    ...accepted.profile,
    createdAt: at,
    ...(await provedIdentity(context, userId, proved)),
    identityProvedAt: at,
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
    lastUseWrite(userId, context.system.now()),
    welcome(context, { userId, email, language }),
    ...accepted.writes,
  ];
};
