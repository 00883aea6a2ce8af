import type { Me } from "#contract/people/accounts.ts";
import { type AccountContext, ensureProfile, showAccount } from "./account.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type RemovalContext = AccountContext & Pick<System, "random" | "wait">;

const removalWrites = ({ userId, phone, phoneVerifiedAt }: ProfileItem): Action[] => {
  if (phone === undefined) return [];
  const profile = update(keys.profile(userId))
    .remove("phone", "phoneVerifiedAt")
    .expect("phone", phone, "stale");
  return phoneVerifiedAt === undefined
    ? [profile.expectAbsent("phoneVerifiedAt", "stale")]
    : [profile, remove(keys.phoneGuard(phone)).expect("userId", userId, "stale")];
};

/** Removes the number, and any code waiting for another one. */
export const removePhone = async (context: RemovalContext, caller: Caller): Promise<Me> => {
  await retryOnConflict(context, async () => {
    const profile = await ensureProfile(context, caller);
    await context.table.transact([remove(keys.phoneCode(caller.userId)), ...removalWrites(profile)]);
  });
  return showAccount(context, caller);
};
