import { daysToTakeBack } from "#contract/people/email-change.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { liftRefusal } from "#lambdas/people/mail/refusals.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { guardEmail, guardHeldEmail, holdEmail, isHeldFor } from "#lambdas/people/email-guard.ts";
import type { EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Context = Pick<IdentityContext, "table" | "system">;
type Move = {
  readonly profile: ProfileItem;
  readonly email: string;
  /** The sign-in that stays valid: the change is made in it. */
  readonly except?: string;
  readonly bySupport?: true;
};

/** Holds the former address and mails it a link to undo the change. */
const partingWrites = ({ system }: Context, { profile, bySupport }: Move): Action[] => {
  const { userId, email, language } = profile;
  const now = system.now();
  const until = new Date(now.getTime() + daysToTakeBack * 86_400_000);
  const id = system.newId("email");
  const takeBack: Omit<EmailTakeBackItem, "entity"> = {
    id,
    userId,
    email,
    language,
    salt: Buffer.from(system.bytes(16)).toString("base64url"),
    ...(bySupport && { bySupport }),
    changedAt: now.toISOString(),
    expiresAt: Math.floor(until.getTime() / 1000),
  };
  return [
    holdEmail({ email, userId, takeBackId: id }, until),
    put(keys.emailTakeBack(userId, id), "emailTakeBack", takeBack).expectNew("stale"),
  ];
};

/** An unverified former address may be a stranger's: it gets no mail and no way back. */
const leavingWrites = (context: Context, move: Move): Action[] => {
  const { email, userId, emailUnproved } = move.profile;
  if (emailUnproved !== true) return partingWrites(context, move);
  return [remove(keys.emailGuard(email)).expect("userId", userId, "stale")];
};

/** All writes of a change except the user pool's: address, guards, way back and the end of sessions. */
export const moveToEmail = async (context: Context, move: Move): Promise<Action[]> => {
  const { table, system } = context;
  const { profile, email, except } = move;
  const { userId } = profile;
  const now = system.now();
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  const ended = update(keys.sessions(userId))
    .set({ entity: "sessions", userId, validFrom: now.toISOString(), endedQuietly: true })
    .expectAbsent("closedAt", "account-closed");
  return [
    isHeldFor(guard, userId, now) ? guardHeldEmail(email, userId) : guardEmail(email, userId, now),
    update(keys.profile(userId))
      .set({ email, emailDue: true })
      .remove("emailUnproved")
      .expect("email", profile.email, "stale"),
    ...leavingWrites(context, move),
    except === undefined ? ended.remove("except") : ended.set({ except }),
    liftRefusal(email, now),
  ];
};
