import type { Mail, WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { writeMail } from "#lambdas/platform/mail/write.ts";
import { type MailTemplate, renderMail } from "#lambdas/notifications/mails.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";

export const context: MailContext = {
  language: "sv",
  siteOrigin: "https://cykelregistret.se",
  supportEmail: "hjalp@cykelregistret.se",
  today: { year: 2026, month: 11, day: 20 },
  codeSecret: "secret",
};

/** Renders a mail for an account owner who cannot decline it. */
export const framed = (mail: Mail): WrittenMail =>
  writeMail(mail, { siteOrigin: context.siteOrigin, why: "account" });

export const written = (template: MailTemplate, language: "sv" | "en" = "sv"): WrittenMail =>
  framed(renderMail(template, { ...context, language }));

/** A mail's content above the common footer. */
export const bodyOf = ({ text }: WrittenMail): string => text.split("\n\n-- \n")[0] ?? "";
