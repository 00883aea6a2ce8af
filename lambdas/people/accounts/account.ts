import { type Me } from "#contract/people/accounts.ts";
import { type NotificationSettings, everyMail } from "#contract/people/notification-settings.ts";
import { type Menus, cleanMenus, defaultMenus } from "#contract/platform/menus.ts";
import { documentNews } from "#lambdas/people/consents/document-news.ts";
import { createAccount } from "./create-account.ts";
import type { Directory } from "./person.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { type SetPoolEmail, syncPoolEmail } from "#lambdas/people/mail/pool-email.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type AccountContext = {
  readonly table: Table;
  readonly directory: Directory;
  readonly setPoolEmail: SetPoolEmail;
  now(): Date;
};

/** Fetches the caller's profile, and creates it for invited administrators and after a sign-up whose trigger failed. */
export const ensureProfile = async (
  context: AccountContext,
  { userId }: Pick<Caller, "userId">,
): Promise<ProfileItem> => {
  const profile = await context.table.get(keys.profile(userId), ProfileItem);
  if (profile) return profile;
  await createAccount(context, userId, await context.directory(userId));
  const created = await context.table.get(keys.profile(userId), ProfileItem);
  if (!created) throw new Error("The profile that was just created is gone");
  return created;
};

/** Browser notifications start off: the browser must ask first. */
const defaultNotifications: NotificationSettings = {
  browser: false,
  messages: true,
  bikeRegistrations: true,
};

/** Stores menus without retired ids, unless they changed meanwhile. */
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
    ensureProfile(context, caller),
    context.table.get(keys.balance(caller.userId), BalanceItem),
  ]);
  await syncPoolEmail(context, profile);
  const menus = await openMenus(context, profile);
  const news = documentNews(profile.documents, context.now());
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
    ...(news.length > 0 && { documentNews: news }),
  };
};
