import type { Mail, WrittenMail } from "#lambdas/shared/mail/mail.ts";
import { writeMail } from "#lambdas/shared/mail/write.ts";
import { type MailTemplate, renderMail } from "#lambdas/shared/mail/templates/mail-template.ts";
import type { MailContext } from "#lambdas/shared/mail/templates/mail-context.ts";

export const context: MailContext = {
  language: "sv",
  siteOrigin: "https://cykelregistret.se",
  supportEmail: "hjalp@cykelregistret.se",
  today: { year: 2026, month: 11, day: 20 },
  codeSecret: "secret",
};

/** As the owner of an account gets it who cannot decline it. */
export const framed = (mail: Mail): WrittenMail =>
  writeMail(mail, { siteOrigin: context.siteOrigin, why: "account" });

export const written = (template: MailTemplate, language: "sv" | "en" = "sv"): WrittenMail =>
  framed(renderMail(template, { ...context, language }));

/** What stands in a mail before what stands under every mail. */
export const bodyOf = ({ text }: WrittenMail): string => text.split("\n\n-- \n")[0] ?? "";
