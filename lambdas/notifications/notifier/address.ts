import { type Language } from "#contract/people/accounts.ts";
import { everyMail } from "#contract/people/notification-settings.ts";
import { type MailReason } from "#lambdas/platform/mail/mail-layout.ts";
import { readRefusal } from "#lambdas/people/mail/refusals.ts";
import { type MailTemplate, categoryOf, isRequested, whyOf } from "#lambdas/notifications/mails.ts";
import type { Recipient } from "#lambdas/notifications/delivery.ts";
import { AdReportContactItem } from "#lambdas/moderation/items/ad-report.ts";
import { FoundContactItem } from "#lambdas/thefts/items/found-report.ts";
import { NumberWatchItem } from "#lambdas/checks/items/number-watch.ts";
import { type WatchName, watchKey } from "#lambdas/checks/watch-links.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type Addressed = {
  readonly email: string;
  readonly language: Language;
  readonly why: MailReason;
  /** Set if the mail must not be sent. */
  readonly held?: "declined" | "refused";
};

type Register = { readonly table: Table; readonly supportEmail: string };

const ownerOf = async (
  table: Table,
  userId: string,
  template: MailTemplate,
): Promise<Addressed | undefined> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) return undefined;
  const { email, language, mails } = profile;
  const category = categoryOf(template);
  const isDeclined = category !== undefined && !{ ...everyMail, ...mails }[category];
  return { email, language, why: whyOf(template), ...(isDeclined && { held: "declined" }) };
};

const finderOf = async (
  table: Table,
  { bikeId, reportId }: { bikeId: string; reportId: string },
): Promise<Addressed | undefined> => {
  const contact = await table.get(keys.foundContact(bikeId, reportId), FoundContactItem);
  const { email, language } = contact ?? {};
  return email === undefined || language === undefined ? undefined : { email, language, why: "address" };
};

const adReporterOf = async (
  table: Table,
  { caseId, reportId }: { caseId: string; reportId: string },
): Promise<Addressed | undefined> => {
  const contact = await table.get(keys.adReportContact(caseId, reportId), AdReportContactItem);
  const { email, language } = contact ?? {};
  return email === undefined || language === undefined ? undefined : { email, language, why: "address" };
};

const watcherOf = async (table: Table, name: WatchName): Promise<Addressed | undefined> => {
  const watch = await table.get(watchKey(name), NumberWatchItem);
  return watch && { email: watch.email, language: watch.language, why: "watch" };
};

const strangerOf = (
  table: Table,
  recipient: Exclude<Recipient, "support" | { userId: string }>,
): Promise<Addressed | undefined> | Addressed => {
  if ("finderOf" in recipient) return finderOf(table, recipient.finderOf);
  if ("adReporterOf" in recipient) return adReporterOf(table, recipient.adReporterOf);
  if ("watcherOf" in recipient) return watcherOf(table, recipient.watcherOf);
  const { email, language } = recipient;
  return { email, language, why: "address" };
};

/** Finds the address; undefined for a deleted account. Marks mail as held if its owner declined it or the address refuses mail. */
export const addressOf = async (
  { table, supportEmail }: Register,
  recipient: Recipient,
  template: MailTemplate,
): Promise<Addressed | undefined> => {
  // Never holds mail to support, since letters would stay unanswered.
  if (recipient === "support") return { email: supportEmail, language: "sv", why: "support" };
  const addressed =
    "userId" in recipient
      ? await ownerOf(table, recipient.userId, template)
      : await strangerOf(table, recipient);
  if (!addressed || addressed.held !== undefined || isRequested(template)) return addressed;
  return (await readRefusal(table, addressed.email)) ? { ...addressed, held: "refused" } : addressed;
};
