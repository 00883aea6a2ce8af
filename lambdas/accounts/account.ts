import { type Me } from "#contract/accounts.ts";
import { type NotificationSettings, everyMail } from "#contract/notification-settings.ts";
import { type Menus, cleanMenus, defaultMenus } from "#contract/menus.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import type { Directory } from "#lambdas/accounts/person.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
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

/** A browser asks before it shows anything, so nobody has said yes to that yet. */
const defaultNotifications: NotificationSettings = {
  browser: false,
  messages: true,
  bikeRegistrations: true,
};

/** Lists that hold retired ids are written back as they are shown, unless new ones have come in between. */
const openMenus = async ({ table }: AccountWorld, { userId, menus }: ProfileItem): Promise<Menus> => {
  if (!menus) return defaultMenus;
  const cleaned = cleanMenus(menus);
  if (!cleaned.changed) return cleaned.menus;
  try {
    await table.transact([
      update(keys.profile(userId)).set({ menus: cleaned.menus }).expect("menus", menus, "stale"),
    ]);
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
  return cleaned.menus;
};

export const showAccount = async (world: AccountWorld, caller: Caller): Promise<Me> => {
  const [profile, balance] = await Promise.all([
    openProfile(world, caller),
    world.table.get(keys.balance(caller.userId), BalanceItem),
  ]);
  const menus = await openMenus(world, profile);
  const { userId, email, fullName, identityLevel, language, phone, personalNumberMasked, consent } = profile;
  return {
    userId,
    email,
    fullName,
    role: caller.role,
    identityLevel,
    nameProved: profile.nameProved ?? false,
    personalNumberMasked,
    phone,
    phoneVerified: profile.phoneVerifiedAt !== undefined,
    hasPassword: profile.passwordMissing !== true,
    protectedIdentity: profile.protectedIdentity ?? false,
    language,
    notifications: profile.notifications ?? defaultNotifications,
    mails: profile.mails ?? everyMail,
    menus,
    consent,
    points: balance?.points ?? 0,
  };
};
