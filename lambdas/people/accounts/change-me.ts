import type { Changes, Me } from "#contract/people/accounts.ts";
import { ensureProfile, showAccount } from "./account.ts";
import type { Person } from "./person.ts";
import type { ConsentContext } from "./save-consent.ts";
import { answerTries, answerWrites } from "#lambdas/people/consents/answer-writes.ts";
import { mailAnswers } from "#lambdas/people/consents/answers.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type ChangeContext = ConsentContext & {
  /** Copies name and language to the user pool, whose mails use them. */
  readonly updatePool: (poolUser: string, person: Partial<Person>) => Promise<void>;
};

const write = async (context: ChangeContext, caller: Caller, changes: Changes): Promise<void> => {
  const profile = await ensureProfile(context, caller);
  const { mails, ...others } = changes;
  const at = context.now().toISOString();
  const answers = mails === undefined ? [] : mailAnswers(profile.mails, mails, at);
  // A repeated choice is dropped: writing it could undo another browser's.
  const news = answers.length === 0 ? others : changes;
  if (Object.values(news).every((value) => value === undefined)) return;
  const change = update(keys.profile(caller.userId)).set(news).expectExists("stale");
  const named = news.fullName === undefined ? change : change.expectAbsent("nameProved", "name-proved");
  await context.table.transact(answerWrites(profile, named, answers));
};

/** Writes the profile first, since it is authoritative; repeating the request updates a pool that did not answer. */
export const changeMe = async (context: ChangeContext, caller: Caller, changes: Changes): Promise<Me> => {
  const profile = await ensureProfile(context, caller);
  const { fullName, language } = changes;
  if (Object.values(changes).some((change) => change !== undefined))
    await retryOnConflict(context, () => write(context, caller, changes), answerTries);
  if (fullName !== undefined || language !== undefined)
    await context.updatePool(poolUserOf(profile), {
      ...(fullName !== undefined && { fullName }),
      ...(language !== undefined && { language }),
    });
  return showAccount(context, caller);
};
