import type { Return } from "#lambdas/identity/errand.ts";
import type { IdentityContext } from "./identity-context.ts";
import { newMailedCode } from "#lambdas/identity/mailed-code.ts";
import {
  type Action,
  type ActionBuilder,
  check,
  put,
  remove,
  update,
} from "#lambdas/shared/table/actions.ts";
import { guardHeldEmail, guardReservedEmail, isHeldFor } from "#lambdas/shared/table/email-guard.ts";
import { type EmailChangeItem, EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";

const secondsValid = 24 * 60 * 60;

/** More changes of an address than anybody may make while the first can be taken back. */
const mostTakeBacks = 80;

/** Expects what was read, or that there was nothing. */
const unchanged = (action: ActionBuilder, attribute: string, value: string | undefined): ActionBuilder =>
  value === undefined ? action.expectAbsent(attribute, "stale") : action.expect(attribute, value, "stale");

/** The address is unproved whosever it was: who has been in the account meanwhile, nobody knows. */
const account = ({ profile, email, phone }: Return, poolUser: string): Action[] => {
  const { userId } = profile;
  const takesPhone = phone !== undefined && profile.phoneVerifiedAt === undefined && phone !== profile.phone;
  const named = update(keys.profile(userId))
    .set({ poolUser, email, emailUnproved: true, passwordMissing: true, ...(takesPhone && { phone }) })
    .remove("emailDue")
    .expect("email", profile.email, "stale");
  return [
    unchanged(unchanged(named, "poolUser", profile.poolUser), "phoneVerifiedAt", profile.phoneVerifiedAt),
    put(keys.accountLink(poolUser), "accountLink", { userId }).expectNew("stale"),
    ...(profile.poolUser === undefined ? [] : [remove(keys.accountLink(profile.poolUser))]),
    ...(takesPhone ? [check(keys.phoneGuard(phone)).expectNew("phone-taken")] : []),
  ];
};

const guards = async ({ table, system }: IdentityContext, given: Return): Promise<Action[]> => {
  const { order, profile, mac, email } = given;
  const { userId } = profile;
  const number = update(keys.personalNumberGuard(mac))
    .remove("returning", "returningUntil")
    .expect("userId", userId, "stale")
    .expect("returning", order.id, "stale");
  const own = put(keys.emailGuard(email), "emailGuard", { userId }).expect("userId", userId, "stale");
  if (email === profile.email) return [number, own];
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  const taken = isHeldFor(guard, userId, system.now())
    ? guardHeldEmail(email, userId)
    : guardReservedEmail(email, userId, order.id);
  return [number, taken, remove(keys.emailGuard(profile.email)).expect("userId", userId, "stale")];
};

/** Every sign-in from before. By the second, as sign-ins are told of: the one that follows is not meant. */
const sessions = async ({ table, system }: IdentityContext, userId: string): Promise<Action> => {
  const before = await table.get(keys.sessions(userId), SessionsItem);
  const second = new Date(Math.floor(system.now().getTime() / 1000) * 1000).toISOString();
  const validFrom = before !== undefined && before.validFrom > second ? before.validFrom : second;
  const ended = update(keys.sessions(userId))
    .set({ entity: "sessions", userId, validFrom, endedQuietly: true })
    .remove("except")
    .expectAbsent("erasingAt", "account-erasing");
  return unchanged(ended, "validFrom", before?.validFrom);
};

/** Links that were mailed to former addresses lead nowhere any more: an eID says more than a mailbox. */
const takeBacks = async ({ table, system }: IdentityContext, userId: string): Promise<Action[]> => {
  const { items } = await table.query({
    schema: EmailTakeBackItem,
    partition: userPartition(userId),
    prefix: ranges.emailTakeBacks,
    limit: mostTakeBacks,
  });
  const usedAt = system.now().toISOString();
  return items
    .filter((one) => one.usedAt === undefined)
    .map((one) =>
      put(keys.emailTakeBack(userId, one.id), "emailTakeBack", { ...one, usedAt }).expectAbsent(
        "usedAt",
        "stale",
      ),
    );
};

/** The mail that follows welcomes its reader back, with a code that proves the address. The address from before is told, unless it may be a stranger's. */
const welcome = ({ system }: IdentityContext, { profile, email }: Return): Action => {
  const { userId, language } = profile;
  const isTold = email !== profile.email && profile.emailUnproved !== true;
  const item: Omit<EmailChangeItem, "entity"> = {
    id: system.newId("email"),
    userId,
    email,
    language,
    hasReturned: true,
    ...(isTold && { former: profile.email }),
    ...newMailedCode(system, secondsValid),
  };
  return put(keys.emailChange(userId), "emailChange", item);
};

/** All that follows from a return but the end of its order. */
export const returnWrites = async (
  context: IdentityContext,
  given: Return,
  poolUser: string,
): Promise<Action[]> => {
  const { userId } = given.profile;
  return [
    ...account(given, poolUser),
    ...(await guards(context, given)),
    await sessions(context, userId),
    ...(await takeBacks(context, userId)),
    welcome(context, given),
  ];
};
