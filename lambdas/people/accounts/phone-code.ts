import { createHmac } from "node:crypto";
import type { Language } from "#contract/people/accounts.ts";
import { type RateLimit, seconds } from "#lambdas/platform/table/rate-limit.ts";

export const codeSeconds = 10 * 60;
export const resendAfterSeconds = 60;
export const maxAttempts = 5;

const day = 24 * 60 * 60;

/** Each text message costs money and disturbs somebody, so they are limited by person, IP address, and phone together with the asker's network. */
export const codeLimits = {
  person: { what: "phone-codes-of-person", max: 5, window: seconds(day) },
  phone: { what: "phone-codes-to-phone", max: 5, window: seconds(day) },
  /** Households and workplaces share an IP address. */
  address: { what: "phone-codes-from-address", max: 20, window: seconds(day) },
} as const satisfies Record<string, RateLimit>;

export type PhoneCode = { readonly userId: string; readonly phone: string; readonly code: string };

export const macOf = (secret: string, { userId, phone, code }: PhoneCode): string =>
  createHmac("sha256", secret).update([userId, phone, code].join("\n")).digest("base64url");

const words: Record<Language, string> = {
  sv: "är din kod till Cykelregistret. Den gäller i 10 minuter. Ge den inte till någon annan.",
  en: "is your Cykelregistret code. It is valid for 10 minutes. Don't give it to anyone else.",
};

/** Starts with the code, where phones look; the last line lets browsers fill it in on our site only. */
export const codeText = (code: string, language: Language, siteOrigin: string): string =>
  `${code} ${words[language]}\n\n@${new URL(siteOrigin).host} #${code}`;
