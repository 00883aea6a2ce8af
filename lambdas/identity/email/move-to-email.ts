import { daysToTakeBack } from "#contract/email-change.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { liftRefusal } from "#lambdas/shared/mail/refusals.ts";
import { type Action, put, remove, update } from "#lambdas/shared/table/actions.ts";
import { guardEmail, guardHeldEmail, holdEmail, isHeldFor } from "#lambdas/shared/table/email-guard.ts";
import type { EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Context = Pick<IdentityContext, "table" | "system">;
type Move = {
  readonly profile: ProfileItem;
  readonly email: string;
  /** The sign-in that goes on: it is done in that. */
  readonly except?: string;
  readonly bySupport?: true;
};

/** The address from before waits for its owner, who is told of the change there. */
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

/** An address that was only typed may be a stranger's: nobody is told there, and nothing leads back to it. */
const leavingWrites = (context: Context, move: Move): Action[] => {
  const { email, userId, emailUnproved } = move.profile;
  if (emailUnproved !== true) return partingWrites(context, move);
  return [remove(keys.emailGuard(email)).expect("userId", userId, "stale")];
};

/** All of a change but what the user pool knows: the address with its guard, what leads back, and the end of sessions. */
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
