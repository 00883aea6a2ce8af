import { type Me } from "#contract/accounts.ts";
import { type NotificationSettings, everyMail } from "#contract/notification-settings.ts";
import { type Menus, cleanMenus, defaultMenus } from "#contract/menus.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import type { Directory } from "#lambdas/accounts/person.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { type TellEmail, tellPoolOfEmail } from "#lambdas/shared/mail/pool-email.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { BalanceItem, ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type AccountContext = {
  readonly table: Table;
  readonly directory: Directory;
  readonly tellEmail: TellEmail;
  now(): Date;
};

/** The caller's profile. It is made on the spot for the person who has none, as an invited administrator or after a sign-up whose trigger failed. */
export const openProfile = async (
  context: AccountContext,
  { userId }: Pick<Caller, "userId">,
): Promise<ProfileItem> => {
  const found = await context.table.get(keys.profile(userId), ProfileItem);
  if (found) return found;
  await createAccount(context, userId, await context.directory(userId));
  const created = await context.table.get(keys.profile(userId), ProfileItem);
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
const openMenus = async ({ table }: AccountContext, { userId, menus }: ProfileItem): Promise<Menus> => {
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

export const showAccount = async (context: AccountContext, caller: Caller): Promise<Me> => {
  const [profile, balance] = await Promise.all([
    openProfile(context, caller),
    context.table.get(keys.balance(caller.userId), BalanceItem),
  ]);
  await tellPoolOfEmail(context, profile);
  const menus = await openMenus(context, profile);
  const { userId, email, fullName, identityLevel, language, phone, personalNumberMasked, consent } = profile;
  return {
    userId,
    email,
    emailUnproved: profile.emailUnproved,
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
    mails: { ...everyMail, ...profile.mails },
    menus,
    consent,
    points: balance?.points ?? 0,
  };
};
