import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";
import { minuteIn } from "./day-in.ts";
import { type SecurityKind, securityTexts } from "./security-texts.ts";
import type { Stationery } from "./stationery.ts";

export type SecurityNews = { readonly kind: SecurityKind; readonly at: string };

/** Tells the owner of an account what was done to its ways in, whoever did it. It cannot be declined: whoever has broken in would do just that. */
export const securityMail = (
  { kind, at }: SecurityNews,
  { language, siteOrigin }: Pick<Stationery, "language" | "siteOrigin">,
): Mail => {
  const text = securityTexts[language];
  const { subject, opening } = text.told[kind];
  return compose({
    language,
    subject,
    opening,
    told: [[text.when, minuteIn(language, at)]],
    before: [text.yours],
    link: { href: new URL("/settings#password", siteOrigin).href, text: text.open },
    closing: [text.otherwise, text.never],
  });
};
