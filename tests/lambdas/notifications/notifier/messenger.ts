import type { Mail, WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { writeMail } from "#lambdas/platform/mail/write.ts";
import { type MailTemplate, renderMail } from "#lambdas/notifications/mails.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";
import type { Messenger } from "#lambdas/notifications/messenger.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";

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

/** A messenger that sends nothing; tests override parts. */
export const aMessenger = (
  own: Pick<Messenger, "table" | "now" | "send"> & Partial<Messenger>,
): Messenger => ({
  random: Math.random,
  wait: async () => undefined,
  publish: async () => undefined,
  publishToAdmins: async () => undefined,
  sendText: async () => undefined,
  textLimits: { perStoreAndDay: 100, perMonth: 1000 },
  reportWithheld: () => undefined,
  siteOrigin: "https://cykelregistret.se",
  supportEmail: "hjalp@cykelregistret.se",
  codeSecret: "secret",
  linkSecret: "link-secret",
  ...own,
});

type Change = Parameters<typeof deliveriesOf>[0];

/** Leaves out the events for administrators. */
export const deliveriesToPeople = (change: Change): Delivery[] =>
  deliveriesOf(change).filter(({ kind }) => kind !== "admin-event");
