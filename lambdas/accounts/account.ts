import type { Me } from "#contract/accounts.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import type { Directory } from "#lambdas/accounts/person.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { BalanceItem, ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

export type AccountWorld = { readonly table: Table; readonly directory: Directory; now(): Date };

/** The caller's profile. It is made on the spot for whoever has none, as an invited administrator or after a sign-up whose trigger failed. */
export const openProfile = async (world: AccountWorld, { userId }: Caller): Promise<ProfileItem> => {
  const found = await world.table.get(keys.profile(userId), ProfileItem);
  if (found) return found;
  await createAccount(world, userId, await world.directory(userId));
  const created = await world.table.get(keys.profile(userId), ProfileItem);
  if (!created) throw new Error("The profile that was just created is gone");
  return created;
};

export const showAccount = async (world: AccountWorld, caller: Caller): Promise<Me> => {
  const profile = await openProfile(world, caller);
  const balance = await world.table.get(keys.balance(caller.userId), BalanceItem);
  const { userId, fullName, identityLevel, language, phone, personalNumberMasked } = profile;
  return {
    userId,
    fullName,
    role: caller.role,
    identityLevel,
    language,
    points: balance?.points ?? 0,
    phone,
    personalNumberMasked,
  };
};
