import type { Language, Me } from "#contract/accounts.ts";
import { type AccountWorld, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { update } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";

type Details = { phone?: string | undefined; language?: Language | undefined };

export const changeMe = async (world: AccountWorld, caller: Caller, details: Details): Promise<Me> => {
  await openProfile(world, caller);
  const { phone, language } = details;
  if (phone !== undefined || language !== undefined)
    await world.table.transact([
      update(keys.profile(caller.userId)).set({ phone, language }).expectExists("stale"),
    ]);
  return showAccount(world, caller);
};
