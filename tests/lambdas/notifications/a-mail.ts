import type { Mail, WrittenMail } from "#lambdas/mail/mail.ts";
import { writeMail } from "#lambdas/mail/write.ts";
import { type Letter, writeLetter } from "#lambdas/notifications/mail/letter.ts";
import type { Stationery } from "#lambdas/notifications/mail/stationery.ts";

export const stationery: Stationery = {
  language: "sv",
  siteOrigin: "https://cykelregistret.se",
  supportEmail: "hjalp@cykelregistret.se",
  today: { year: 2026, month: 11, day: 20 },
  codeSecret: "secret",
};

/** As the owner of an account gets it who cannot decline it. */
export const framed = (mail: Mail): WrittenMail =>
  writeMail(mail, { siteOrigin: stationery.siteOrigin, why: "account" });

export const written = (letter: Letter, language: "sv" | "en" = "sv"): WrittenMail =>
  framed(writeLetter(letter, { ...stationery, language }));

/** What stands in a mail before what stands under every mail. */
export const bodyOf = ({ text }: WrittenMail): string => text.split("\n\n-- \n")[0] ?? "";
