import type { OwnCopy } from "#contract/own-copy.ts";
import { expiryOf } from "#contract/retention.ts";
import { type AccountContext, openProfile } from "#lambdas/accounts/account.ts";
import { isTheOne, readCopy, shownCopy } from "./show-copy.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { isFresh } from "#lambdas/shared/http/fresh-sign-in.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type ActionBuilder, put } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { below, isNew } from "#lambdas/shared/table/expectations.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { OwnCopyItem } from "#lambdas/shared/table/items/own-copy.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import type { System } from "#lambdas/system.ts";

export type AskingContext = AccountContext & Pick<System, "newId">;

/** Each has all that someone has gathered up again. */
const limit: RateLimit = {
  what: "own-copies",
  most: 5,
  window: seconds(24 * 60 * 60),
  failure: "too-many-requests",
};

/** In place of the one that was read. What the table has yet to sweep away is in nobody's way. */
const inPlaceOf = (write: ActionBuilder, before: OwnCopyItem | undefined, now: Date): ActionBuilder =>
  before === undefined
    ? write.expectEither(
        [isNew("repeated"), below("expiresAt", Math.floor(now.getTime() / 1000), "repeated")],
        "repeated",
      )
    : write.expect("copyId", before.copyId, "repeated").expect("state", before.state, "repeated");

const ask = async (context: AskingContext, userId: string, before: OwnCopyItem | undefined) => {
  const { language } = await openProfile(context, { userId });
  const now = context.now();
  const askedAt = now.toISOString();
  const item: OwnCopyItem = {
    entity: "ownCopy",
    userId,
    copyId: context.newId("copy"),
    state: "asked",
    language,
    askedAt,
    attempts: 0,
    heldUntil: 0,
    expiresAt: expiryOf("ownCopyStates", now),
  };
  const place = { gsi1pk: lists.openOwnCopies(), gsi1sk: `${askedAt}#${userId}` };
  await context.table.transact([
    inPlaceOf(put(keys.ownCopy(userId), "ownCopy", { ...item, ...place }), before, now),
    whileOpen(userId),
    counted(limit, userId, now),
    ...auditWrites(context, {
      subject: userId,
      person: userId,
      by: userId,
      action: "own-copy-asked",
      at: askedAt,
    }),
  ]);
};

/** Has a copy made of all that is kept about the caller. Who asks again while there is a new one, or one under way, gets that. */
export const askForCopy = async (context: AskingContext, caller: Caller): Promise<OwnCopy> => {
  const { table } = context;
  const { userId } = caller;
  if (!isFresh(caller, context.now())) throw new ProblemError("sign-in-not-recent");
  const before = await readCopy(table, userId);
  if (before === undefined || !isTheOne(before, context.now())) {
    try {
      await ask(context, userId, before);
    } catch (error) {
      // The same press, twice at once.
      if (!failedWith(error, "repeated")) throw error;
    }
  }
  return shownCopy(await readCopy(table, userId), caller, context.now());
};
