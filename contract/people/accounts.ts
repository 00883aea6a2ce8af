import * as z from "zod";
import { Consent } from "./consent.ts";
import { DocumentNews } from "./document-news.ts";
import { bareAddress, emailAddress, inAscii } from "./email-address.ts";
import { toAsciiDigits } from "#contract/platform/digits.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { FullName } from "#contract/platform/full-name.ts";
import { Menus } from "#contract/platform/menus.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { removeInvisible } from "#contract/platform/invisible.ts";
import { MailPreferences, MailStatus, NotificationSettings } from "./notification-settings.ts";

export const Role = z.enum(["customer", "store", "admin"]);
export type Role = z.infer<typeof Role>;

/** 0: no personal number. 1: typed and checked. 2: verified by an eID, or by an administrator with an ID card. */
export const IdentityLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type IdentityLevel = z.infer<typeof IdentityLevel>;

export const Language = z.enum(["sv", "en"]);
export type Language = z.infer<typeof Language>;

/** E.164 with each country's own lengths, which leave no room for a personal number. */
export const Phone = z
  .string()
  .regex(
    /^\+(?:46(?:7[02369]\d{7}|[1-689]\d{6,8})|4[57][2-9]\d{7}|358[1-9]\d{5,9}|354(?:[4-9]\d{6}|3\d{8}))$/,
    rule("phone-format"),
  );

/** Lower case without invisible characters, so that two spellings of an address are one account. */
export const Email = z
  .string()
  .transform((typed) => inAscii(bareAddress(removeInvisible(typed)).toLowerCase()))
  .pipe(z.string().regex(emailAddress, rule("email-format")).max(254));

/** Six digits from a mail or text message; spaces and marks between them are ignored. */
export const Code = z
  .string()
  .transform((typed) => toAsciiDigits(removeInvisible(typed)).replaceAll(/[^\p{L}\p{N}]/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/, rule("code-format")));

export const minimumPasswordLength = 8;
/** The minimum for roles that see other people's data. */
export const trustedPasswordLength = 14;
export const minimumAge = 18;

export const Me = z.object({
  userId: z.string(),
  email: z.string(),
  /** Typed but unverified; no password can be chosen by mail until its code is entered. */
  emailUnproved: z.boolean().optional(),
  fullName: z.string(),
  role: Role,
  identityLevel: IdentityLevel,
  /** The name comes from an eID or ID card and cannot be changed. */
  nameProved: z.boolean(),
  /** Year of birth and dots. */
  personalNumberMasked: z.string().optional(),
  phone: z.string().optional(),
  phoneVerified: z.boolean(),
  /** False for an eID account until a password is chosen. */
  hasPassword: z.boolean(),
  /** Protected identity: no part of the name is ever shown. */
  protectedIdentity: z.boolean(),
  language: Language,
  notifications: NotificationSettings,
  mails: MailPreferences,
  menus: Menus,
  consent: Consent.optional(),
  points: z.number().int(),
  /** New terms to answer and a new policy to see; missing if there are none. */
  documentNews: DocumentNews.array().optional(),
});
export type Me = z.infer<typeof Me>;

const Changes = z.object({
  fullName: FullName.optional(),
  language: Language.optional(),
  protectedIdentity: z.boolean().optional(),
  notifications: NotificationSettings.optional(),
  mails: MailPreferences.optional(),
  menus: Menus.optional(),
});
export type Changes = z.infer<typeof Changes>;

const Choices = Consent.omit({ decidedAt: true });
export type Choices = z.infer<typeof Choices>;

const EndedSessions = z.object({ only: z.literal("this").optional() });
export type EndedSessions = z.infer<typeof EndedSessions>;

const CodeSent = z.object({ resendAfterSeconds: z.number().int() });

export const accountRoutes = defineRoutes({
  getMe: {
    method: "GET",
    path: "/me",
    access: "signed-in",
    summary: "Get the signed-in account with its settings and points",
    whileClosed: true,
    response: Me,
    problems: [],
  },
  changeMe: {
    method: "PATCH",
    path: "/me",
    access: "signed-in",
    summary: "Change the name, language, menus or notification settings",
    body: Changes,
    response: Me,
    problems: ["name-proved"],
  },
  declarePersonalNumber: {
    method: "PUT",
    path: "/me/personal-number",
    access: "signed-in",
    summary:
      "Save your personal number; it is checked and encrypted, and becomes yours only when an eID proves it",
    body: z.object({
      personalNumber: z.string(rule("personal-number-missing")).max(30, rule("personal-number-date")),
    }),
    response: Me,
    problems: ["personal-number-already-set", "under-age", "identity-level-too-low"],
  },
  sendPhoneCode: {
    method: "POST",
    path: "/me/phone",
    access: "signed-in",
    summary: "Send a code by text message to a phone number",
    body: z.object({ phone: Phone }),
    response: CodeSent,
    problems: ["too-many-requests", "sms-not-sent"],
  },
  confirmPhone: {
    method: "POST",
    path: "/me/phone/confirmation",
    access: "signed-in",
    summary: "Confirm the phone number with the code; no other account can use it after that",
    body: z.object({ code: Code }),
    response: Me,
    problems: ["code-wrong", "code-expired", "phone-taken", "too-many-requests"],
  },
  removePhone: {
    method: "DELETE",
    path: "/me/phone",
    access: "signed-in",
    summary: "Remove the phone number, so that another account can use it",
    response: Me,
    problems: [],
  },
  endSessions: {
    method: "DELETE",
    path: "/me/sessions",
    access: "signed-in",
    summary: "Sign out everywhere, or on this device only; it takes effect at once",
    whileClosed: true,
    query: EndedSessions,
    response: z.object({ endedAt: z.iso.datetime() }),
    problems: [],
  },
  getMailStatus: {
    method: "GET",
    path: "/me/mail",
    access: "signed-in",
    summary: "Check whether mail reaches your address",
    response: MailStatus,
    problems: [],
  },
  retryMail: {
    method: "POST",
    path: "/me/mail/retries",
    access: "signed-in",
    summary: "Start sending mail again to an address that bounced; a test mail is sent",
    response: MailStatus,
    problems: ["too-many-requests"],
  },
  saveConsent: {
    method: "PUT",
    path: "/me/consent",
    access: "signed-in",
    summary: "Save the choice of cookies with the account",
    body: Choices,
    response: Me,
    problems: [],
  },
});
