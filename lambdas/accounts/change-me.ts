import type { Changes, Me } from "#contract/accounts.ts";
import { openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Person } from "#lambdas/accounts/person.ts";
import type { ConsentContext } from "#lambdas/accounts/save-consent.ts";
import { answerTries, answerWrites } from "#lambdas/shared/consents/answer-writes.ts";
import { mailAnswers } from "#lambdas/shared/consents/answers.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

export type ChangeContext = ConsentContext & {
  /** The user pool words its mails by what it knows itself. */
  readonly tellPool: (poolUser: string, person: Partial<Person>) => Promise<void>;
};

const write = async (context: ChangeContext, caller: Caller, changes: Changes): Promise<void> => {
  const profile = await openProfile(context, caller);
  const { mails, ...others } = changes;
  const at = context.now().toISOString();
  const answers = mails === undefined ? [] : mailAnswers(profile.mails, mails, at);
  // The same choice again says nothing, and must not undo what another browser says meanwhile.
  const news = answers.length === 0 ? others : changes;
  if (Object.values(news).every((value) => value === undefined)) return;
  const change = update(keys.profile(caller.userId)).set(news).expectExists("stale");
  const named = news.fullName === undefined ? change : change.expectAbsent("nameProved", "name-proved");
  await context.table.transact(answerWrites(profile, named, answers));
};

/** Changes what is given. The profile is what counts, so it is written first; the same request again makes up for a pool that did not answer. */
export const changeMe = async (context: ChangeContext, caller: Caller, changes: Changes): Promise<Me> => {
  const profile = await openProfile(context, caller);
  const { fullName, language } = changes;
  if (Object.values(changes).some((change) => change !== undefined))
    await untilFresh(context, () => write(context, caller, changes), answerTries);
  if (fullName !== undefined || language !== undefined)
    await context.tellPool(poolUserOf(profile), {
      ...(fullName !== undefined && { fullName }),
      ...(language !== undefined && { language }),
    });
  return showAccount(context, caller);
};
