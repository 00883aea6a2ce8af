import type { Me } from "#contract/accounts.ts";
import { type AccountWorld, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, remove, update } from "#lambdas/table/actions.ts";
import type { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

type RemovalWorld = AccountWorld & Pick<System, "random" | "wait">;

const forgetting = ({ userId, phone, phoneVerifiedAt }: ProfileItem): Action[] => {
  if (phone === undefined) return [];
  const profile = update(keys.profile(userId))
    .remove("phone", "phoneVerifiedAt")
    .expect("phone", phone, "stale");
  return phoneVerifiedAt === undefined
    ? [profile.expectAbsent("phoneVerifiedAt", "stale")]
    : [profile, remove(keys.phoneGuard(phone)).expect("userId", userId, "stale")];
};

/** Forgets the number, and the code that may be on its way to another one. */
export const removePhone = async (world: RemovalWorld, caller: Caller): Promise<Me> => {
  await untilFresh(world, async () => {
    const profile = await openProfile(world, caller);
    await world.table.transact([remove(keys.phoneCode(caller.userId)), ...forgetting(profile)]);
  });
  return showAccount(world, caller);
};
