import type { Caller } from "./caller.ts";
import { activityNoticeInterval, inactivityLimit } from "#contract/inactivity.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { SignInItem } from "#lambdas/shared/table/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What happens within so many milliseconds of the last note is not worth another. */
const recordInterval = 30_000;

/** Longer than any refresh token lives, in seconds. */
const kept = 13 * 3600;

/** Only activity tells the server, and only so often: it gives that much more time than the browser. */
const limit = inactivityLimit + activityNoticeInterval;

type Signs = Pick<SignInItem, "seenAt" | "endedAt">;

/** Whether a sign-in was ended, or has not been used for so long that it is over. Without signs of it, none was used since it began. */
export const isOver = (signs: Signs | undefined, { signedInAt }: Pick<Caller, "signedInAt">, now: Date) => {
  if (signs?.endedAt !== undefined) return true;
  return now.getTime() - new Date(signs?.seenAt ?? signedInAt).getTime() > limit;
};

/** All tokens of a sign-in tell the second it goes back to. */
const secondOf = ({ signedInAt }: Caller): string => String(Math.floor(signedInAt.getTime() / 1000));

export const findSignIn = (table: Table, caller: Caller): Promise<SignInItem | undefined> =>
  table.get(keys.signIn(caller.userId, secondOf(caller)), SignInItem);

const note = (caller: Caller, now: Date) =>
  update(keys.signIn(caller.userId, secondOf(caller))).set({
    entity: "signIn",
    userId: caller.userId,
    expiresAt: Math.floor(now.getTime() / 1000) + kept,
  });

/** Notes that the person is there. Nothing brings an ended sign-in back. */
export const recordUse = async (table: Table, caller: Caller, now: Date): Promise<void> => {
  const known = await findSignIn(table, caller);
  if (known && now.getTime() - new Date(known.seenAt).getTime() < recordInterval) return;
  const seen = note(caller, now).set({ seenAt: now.toISOString() }).expectAbsent("endedAt", "session-ended");
  try {
    await table.transact([seen]);
  } catch (error) {
    // Someone else of the same sign-in has noted it in the same moment.
    if (!failedWith(error, "conflict-try-again")) throw error;
  }
};

/** Ends one sign-in and no other: its tokens are refused from now on, though they have not run out. */
export const endSignIn = (table: Table, caller: Caller, now: Date): Promise<void> => {
  const at = now.toISOString();
  return table.transact([note(caller, now).set({ seenAt: at, endedAt: at })]);
};

/** More than anybody has within the life of a refresh token. */
const most = 100;

/** Whether someone's sign-ins are all over. A renewal does not say which of them it belongs to. */
export const areAllOver = async (table: Table, userId: string, now: Date): Promise<boolean> => {
  const { items } = await table.query({
    schema: SignInItem,
    partition: userPartition(userId),
    prefix: ranges.signIns,
    limit: most,
    newestFirst: true,
  });
  return items.length > 0 && items.every((signs) => isOver(signs, { signedInAt: now }, now));
};
