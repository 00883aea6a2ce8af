import type { AccountReturn } from "./order-types.ts";
import type { IdentityContext } from "./identity-context.ts";
import { newMailedCode } from "./mailed-code.ts";
import {
  type Action,
  type ActionBuilder,
  check,
  put,
  remove,
  update,
} from "#lambdas/platform/table/actions.ts";
import { guardHeldEmail, guardOwnEmail, guardReservedEmail, isHeldFor } from "#lambdas/people/email-guard.ts";
import { type EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";

const secondsValid = 24 * 60 * 60;

/** More changes than the limits allow while the first can be undone. */
const maxTakeBacks = 80;

const unchanged = (action: ActionBuilder, attribute: string, value: string | undefined): ActionBuilder =>
  value === undefined ? action.expectAbsent(attribute, "stale") : action.expect(attribute, value, "stale");

/** Marks the address unverified: nobody knows who has used the account meanwhile. */
const accountWrites = ({ profile, email, phone }: AccountReturn, poolUser: string): Action[] => {
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

const guardWrites = async ({ table, system }: IdentityContext, given: AccountReturn): Promise<Action[]> => {
  const { order, profile, mac, email } = given;
  const { userId } = profile;
  const number = update(keys.personalNumberGuard(mac))
    .remove("returning", "returningUntil")
    .expect("userId", userId, "stale")
    .expect("returning", order.id, "stale");
  if (email === profile.email) return [number, guardOwnEmail(email, userId, true)];
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  const taken = isHeldFor(guard, userId, system.now())
    ? guardHeldEmail(email, userId)
    : guardReservedEmail(email, userId, order.id);
  return [number, taken, remove(keys.emailGuard(profile.email)).expect("userId", userId, "stale")];
};

/** Ends earlier sign-ins. Cut to the second, as the pool reports sign-ins, so that the next one counts as later. */
const sessionWrite = async ({ table, system }: IdentityContext, userId: string): Promise<Action> => {
  const before = await table.get(keys.sessions(userId), SessionsItem);
  const second = new Date(Math.floor(system.now().getTime() / 1000) * 1000).toISOString();
  const validFrom = before !== undefined && before.validFrom > second ? before.validFrom : second;
  const ended = update(keys.sessions(userId))
    .set({ entity: "sessions", userId, validFrom, endedQuietly: true })
    .remove("except")
    .expectAbsent("erasingAt", "account-erasing");
  return unchanged(ended, "validFrom", before?.validFrom);
};

/** Cancels links mailed to former addresses: an eID outranks a mailbox. */
const takeBackWrites = async ({ table, system }: IdentityContext, userId: string): Promise<Action[]> => {
  const { items } = await table.query({
    schema: EmailTakeBackItem,
    partition: userPartition(userId),
    prefix: ranges.emailTakeBacks,
    limit: maxTakeBacks,
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

/** Triggers a mail with a code that verifies the address. The former address is notified too, unless it may be a stranger's. */
const welcome = ({ system }: IdentityContext, { profile, email }: AccountReturn): Action => {
  const { userId, language } = profile;
  const notifiesFormer = email !== profile.email && profile.emailUnproved !== true;
  const item: Omit<EmailChangeItem, "entity"> = {
    id: system.newId("email"),
    userId,
    email,
    language,
    hasReturned: true,
    ...(notifiesFormer && { former: profile.email }),
    ...newMailedCode(system, secondsValid),
  };
  return put(keys.emailChange(userId), "emailChange", item);
};

/** All writes of a return except the end of its order. */
export const returnWrites = async (
  context: IdentityContext,
  given: AccountReturn,
  poolUser: string,
): Promise<Action[]> => {
  const { userId } = given.profile;
  return [
    ...accountWrites(given, poolUser),
    ...(await guardWrites(context, given)),
    await sessionWrite(context, userId),
    ...(await takeBackWrites(context, userId)),
    welcome(context, given),
  ];
};
