import type { Caller } from "#lambdas/platform/http/caller.ts";
import { activityNoticeInterval, inactivityLimit } from "#contract/people/inactivity.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { SignInItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Activity is recorded at most this often, in milliseconds. */
const recordInterval = 30_000;

/** Longer than any refresh token lives, in seconds. */
const retentionSeconds = 13 * 3600;

/** Longer than the browser's limit, since activity reaches the server with a delay. */
const limit = inactivityLimit + activityNoticeInterval;

type SignInUse = Pick<SignInItem, "seenAt" | "endedAt">;

/** True if a sign-in was ended or idle too long. Without a record, it counts from its start. */
export const isOver = (
  signs: SignInUse | undefined,
  { signedInAt }: Pick<Caller, "signedInAt">,
  now: Date,
) => {
  if (signs?.endedAt !== undefined) return true;
  return now.getTime() - new Date(signs?.seenAt ?? signedInAt).getTime() > limit;
};

/** All tokens of a sign-in carry its start, to the second. */
const secondOf = ({ signedInAt }: Caller): string => String(Math.floor(signedInAt.getTime() / 1000));

export const findSignIn = (table: Table, caller: Caller): Promise<SignInItem | undefined> =>
  table.get(keys.signIn(caller.userId, secondOf(caller)), SignInItem);

const note = (caller: Caller, now: Date) =>
  update(keys.signIn(caller.userId, secondOf(caller))).set({
    entity: "signIn",
    userId: caller.userId,
    expiresAt: Math.floor(now.getTime() / 1000) + retentionSeconds,
  });

/** Records activity. Never revives an ended sign-in. */
export const recordUse = async (table: Table, caller: Caller, now: Date): Promise<void> => {
  const known = await findSignIn(table, caller);
  if (known && now.getTime() - new Date(known.seenAt).getTime() < recordInterval) return;
  const seen = note(caller, now).set({ seenAt: now.toISOString() }).expectAbsent("endedAt", "session-ended");
  try {
    await table.transact([seen]);
  } catch (error) {
    // Another request of the same sign-in recorded it at the same moment.
    if (!failedWith(error, "conflict-try-again")) throw error;
  }
};

export const endSignIn = (table: Table, caller: Caller, now: Date): Promise<void> => {
  const at = now.toISOString();
  return table.transact([note(caller, now).set({ seenAt: at, endedAt: at })]);
};

/** More sign-ins than anyone has within a refresh token's life. */
const maxSignIns = 100;

/** True if all of someone's sign-ins are over. A renewal does not say which one it belongs to. */
export const areAllOver = async (table: Table, userId: string, now: Date): Promise<boolean> => {
  const { items } = await table.query({
    schema: SignInItem,
    partition: userPartition(userId),
    prefix: ranges.signIns,
    limit: maxSignIns,
    newestFirst: true,
  });
  return items.length > 0 && items.every((signs) => isOver(signs, { signedInAt: now }, now));
};
