import type { Changes, Me } from "#contract/accounts.ts";
import { type AccountContext, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Person } from "#lambdas/accounts/person.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";

export type ChangeContext = AccountContext & {
  /** The user pool words its mails by what it knows itself. */
  readonly tellPool: (poolUser: string, person: Partial<Person>) => Promise<void>;
};

/** Changes what is given. The profile is what counts, so it is written first; the same request again makes up for a pool that did not answer. */
export const changeMe = async (context: ChangeContext, caller: Caller, changes: Changes): Promise<Me> => {
  const profile = await openProfile(context, caller);
  const { fullName, language } = changes;
  if (Object.values(changes).some((change) => change !== undefined)) {
    const change = update(keys.profile(caller.userId)).set(changes).expectExists("stale");
    await context.table.transact([
      fullName === undefined ? change : change.expectAbsent("nameProved", "name-proved"),
    ]);
  }
  if (fullName !== undefined || language !== undefined)
    await context.tellPool(poolUserOf(profile), {
      ...(fullName !== undefined && { fullName }),
      ...(language !== undefined && { language }),
    });
  return showAccount(context, caller);
};
