import * as z from "zod";
import { Consent } from "#contract/consent.ts";
import { rule } from "#contract/field-rules.ts";
import { Menus } from "#contract/menus.ts";
import { defineRoutes } from "#contract/route.ts";
import { MailChoices, MailStatus, NotificationSettings } from "#contract/notification-settings.ts";
import { requiredText } from "#contract/text.ts";

export const Role = z.enum(["customer", "store", "admin"]);
export type Role = z.infer<typeof Role>;

/** 0 no personal number, 1 typed and checked, 2 proved with an eID or by an administrator who saw an ID card. */
export const IdentityLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type IdentityLevel = z.infer<typeof IdentityLevel>;

export const Language = z.enum(["sv", "en"]);
export type Language = z.infer<typeof Language>;

/** International form, +46701234567. */
export const Phone = z.string().regex(/^\+(46|47|45|358|354)[1-9]\d{6,11}$/, rule("phone-format"));

/** Lower case: two spellings of one address are one account. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email(rule("email-format")).max(254));

/** Six digits from a mail or a text message; spaces are forgiven. */
export const Code = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, rule("code-format")));

export const minimumPasswordLength = 8;
/** Of those who see what others have. */
export const trustedPasswordLength = 14;
export const minimumNameLength = 2;
export const minimumAge = 18;

export const Me = z.object({
  userId: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: Role,
  identityLevel: IdentityLevel,
  /** The name is that of the eID or the ID card and cannot be changed here. */
  nameProved: z.boolean(),
  /** Year of birth and dots, enough to recognise one's own number. */
  personalNumberMasked: z.string().optional(),
  phone: z.string().optional(),
  /** A code sent to the phone has come back. */
  phoneVerified: z.boolean(),
  /** False for an account made with an eID until its owner has chosen a password. */
  hasPassword: z.boolean(),
  /** Protected identity: nobody is ever shown a part of the name. */
  protectedIdentity: z.boolean(),
  language: Language,
  notifications: NotificationSettings,
  mails: MailChoices,
  menus: Menus,
  consent: Consent.optional(),
  points: z.number().int(),
});
export type Me = z.infer<typeof Me>;

const Changes = z.object({
  fullName: requiredText(100)
    .pipe(z.string().min(minimumNameLength, rule("name-too-short")))
    .optional(),
  language: Language.optional(),
  protectedIdentity: z.boolean().optional(),
  notifications: NotificationSettings.optional(),
  mails: MailChoices.optional(),
  menus: Menus.optional(),
});
export type Changes = z.infer<typeof Changes>;

const Choices = Consent.omit({ decidedAt: true });
export type Choices = z.infer<typeof Choices>;

/** When another code can be had. */
const CodeSent = z.object({ resendAfterSeconds: z.number().int() });

export const accountRoutes = defineRoutes({
  getMe: {
    method: "GET",
    path: "/me",
    access: "signed-in",
    summary: "The signed-in account, its settings and its points",
    endsWithSession: true,
    whileClosed: true,
    response: Me,
    problems: [],
  },
  changeMe: {
    method: "PATCH",
    path: "/me",
    access: "signed-in",
    summary: "Change name, language, menus or what one is told of and how",
    endsWithSession: true,
    body: Changes,
    response: Me,
    problems: ["name-proved"],
  },
  declarePersonalNumber: {
    method: "PUT",
    path: "/me/personal-number",
    access: "signed-in",
    summary:
      "State one's personal number; it is checked and encrypted, and claimed only once an eID proves it",
    endsWithSession: true,
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
    summary: "Get a code by text message to a phone number",
    endsWithSession: true,
    body: z.object({ phone: Phone }),
    response: CodeSent,
    problems: ["too-many-requests", "sms-not-sent"],
  },
  confirmPhone: {
    method: "POST",
    path: "/me/phone/confirmation",
    access: "signed-in",
    summary: "Prove the phone number with the code; from then on it is this account's alone",
    endsWithSession: true,
    body: z.object({ code: Code }),
    response: Me,
    problems: ["code-wrong", "code-expired", "phone-taken", "too-many-requests"],
  },
  removePhone: {
    method: "DELETE",
    path: "/me/phone",
    access: "signed-in",
    summary: "Forget the phone number and let go of it",
    endsWithSession: true,
    response: Me,
    problems: [],
  },
  endSessions: {
    method: "DELETE",
    path: "/me/sessions",
    access: "signed-in",
    summary: "Sign out everywhere, here too, at once",
    response: z.object({ endedAt: z.iso.datetime() }),
    problems: [],
  },
  getMailStatus: {
    method: "GET",
    path: "/me/mail",
    access: "signed-in",
    summary: "Whether mail reaches one's address",
    endsWithSession: true,
    response: MailStatus,
    problems: [],
  },
  retryMail: {
    method: "POST",
    path: "/me/mail/retries",
    access: "signed-in",
    summary: "Get mail again at an address that took none; one is sent to see whether it arrives",
    endsWithSession: true,
    response: MailStatus,
    problems: ["too-many-requests"],
  },
  saveConsent: {
    method: "PUT",
    path: "/me/consent",
    access: "signed-in",
    summary: "Keep one's choice of cookies with the account",
    endsWithSession: true,
    body: Choices,
    response: Me,
    problems: [],
  },
});
