import type { OwnCopy } from "#contract/privacy/own-copy.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { type AccountContext, ensureProfile } from "#lambdas/people/accounts/account.ts";
import { isCurrent, readCopy, toOwnCopy } from "./show-copy.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { isProved } from "#lambdas/people/sessions/fresh-sign-in.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type ActionBuilder, put } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { below, isNew } from "#lambdas/platform/table/expectations.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import type { System } from "#lambdas/platform/system.ts";

export type AskingContext = AccountContext & Pick<System, "newId">;

/** Each request collects all of the caller's data again. */
const limit: RateLimit = { what: "own-copies", max: 5, window: seconds(24 * 60 * 60) };

/** Replaces the copy that was read, or an expired one that DynamoDB has not deleted yet. */
const inPlaceOf = (write: ActionBuilder, before: OwnCopyItem | undefined, now: Date): ActionBuilder =>
  before === undefined
    ? write.expectEither(
        [isNew("repeated"), below("expiresAt", Math.floor(now.getTime() / 1000), "repeated")],
        "repeated",
      )
    : write.expect("copyId", before.copyId, "repeated").expect("state", before.state, "repeated");

const requestCopy = async (context: AskingContext, userId: string, before: OwnCopyItem | undefined) => {
  const { language } = await ensureProfile(context, { userId });
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
    requireOpenAccount(userId),
    countUse(limit, userId, now),
    ...auditWrites(context, {
      subject: userId,
      person: userId,
      by: userId,
      action: "own-copy-asked",
      at: askedAt,
    }),
  ]);
};

/** Requests a copy of the caller's data, or returns the recent or unfinished one. */
export const askForCopy = async (context: AskingContext, caller: Caller): Promise<OwnCopy> => {
  const { table } = context;
  const { userId } = caller;
  if (!isProved(caller, context.now())) throw new ProblemError("sign-in-not-recent");
  const before = await readCopy(table, userId);
  if (before === undefined || !isCurrent(before, context.now())) {
    try {
      await requestCopy(context, userId, before);
    } catch (error) {
      // The same request may have been sent twice at once.
      if (!failedWith(error, "repeated")) throw error;
    }
  }
  return toOwnCopy(await readCopy(table, userId), caller, context.now());
};
