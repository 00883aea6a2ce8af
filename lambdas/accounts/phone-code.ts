import { createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "#contract/accounts.ts";
import { type RateLimit, seconds } from "#lambdas/shared/table/rate-limit.ts";

export const codeSeconds = 10 * 60;
export const resendAfterSeconds = 60;
export const mostTries = 5;

const failure = "too-many-requests";
const day = 24 * 60 * 60;

/** Every text message costs, and disturbs someone: by person, by phone and by the address they are asked from. */
export const codeLimits = {
  person: { what: "phone-codes-of-person", most: 5, window: seconds(day), failure },
  phone: { what: "phone-codes-to-phone", most: 5, window: seconds(day), failure },
  /** A household or a workplace shares one. */
  address: { what: "phone-codes-from-address", most: 20, window: seconds(day), failure },
} as const satisfies Record<string, RateLimit>;

export type Claim = { readonly userId: string; readonly phone: string; readonly code: string };

/** A code is worth nothing for another person or another number. */
export const macOf = (secret: string, { userId, phone, code }: Claim): string =>
  createHmac("sha256", secret).update([userId, phone, code].join("\n")).digest("base64url");

export const isSameMac = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const words: Record<Language, string> = {
  sv: "är din kod till Cykelregistret. Den gäller i 10 minuter. Ge den inte till någon annan.",
  en: "is your Cykelregistret code. It is valid for 10 minutes. Don't give it to anyone else.",
};

/** The code comes first, where a phone finds it; the last line lets a browser fill it in, on our site alone. */
export const codeText = (code: string, language: Language, siteOrigin: string): string =>
  `${code} ${words[language]}\n\n@${new URL(siteOrigin).host} #${code}`;
