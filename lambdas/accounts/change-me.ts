import type { Changes, Me } from "#contract/accounts.ts";
import { type AccountWorld, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Person } from "#lambdas/accounts/person.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { update } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";

export type ChangeWorld = AccountWorld & {
  /** The user pool words its mails by what it knows itself. */
  readonly tellPool: (userId: string, person: Partial<Person>) => Promise<void>;
};

/** Changes what is given. The profile is what counts, so it is written first; the same request again makes up for a pool that did not answer. */
export const changeMe = async (world: ChangeWorld, caller: Caller, changes: Changes): Promise<Me> => {
  await openProfile(world, caller);
  const { fullName, language } = changes;
  if (Object.values(changes).some((change) => change !== undefined)) {
    const change = update(keys.profile(caller.userId)).set(changes).expectExists("stale");
    await world.table.transact([
      fullName === undefined ? change : change.expectAbsent("nameProved", "name-proved"),
    ]);
  }
  if (fullName !== undefined || language !== undefined)
    await world.tellPool(caller.userId, {
      ...(fullName !== undefined && { fullName }),
      ...(language !== undefined && { language }),
    });
  return showAccount(world, caller);
};
