import type { Me } from "#contract/accounts.ts";
import { type AccountContext, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type RemovalContext = AccountContext & Pick<System, "random" | "wait">;

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
export const removePhone = async (context: RemovalContext, caller: Caller): Promise<Me> => {
  await untilFresh(context, async () => {
    const profile = await openProfile(context, caller);
    await context.table.transact([remove(keys.phoneCode(caller.userId)), ...forgetting(profile)]);
  });
  return showAccount(context, caller);
};
