import type { Me } from "#contract/people/accounts.ts";
import { defaultMenus } from "#contract/platform/menus.ts";
import { everyMail } from "#contract/people/notification-settings.ts";

/** A customer with 240 points and the default menus. */
export const anna: Me = {
  userId: "u1",
  email: "anna@example.se",
  fullName: "Anna Lindqvist",
  role: "customer",
  identityLevel: 1,
  nameProved: false,
  phoneVerified: false,
  hasPassword: true,
  protectedIdentity: false,
  language: "sv",
  notifications: { browser: true, messages: true, bikeRegistrations: true },
  mails: everyMail,
  menus: defaultMenus,
  points: 240,
};
