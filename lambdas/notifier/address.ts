import { type Language } from "#contract/accounts.ts";
import { everyMail } from "#contract/notification-settings.ts";
import { type Why } from "#lambdas/shared/mail/mail-layout.ts";
import { readRefusal } from "#lambdas/shared/mail/refusals.ts";
import {
  type MailTemplate,
  categoryOf,
  isAskedFor,
  whyOf,
} from "#lambdas/shared/mail/templates/mail-template.ts";
import type { Recipient } from "./delivery.ts";
import { AdReportContactItem } from "#lambdas/shared/table/items/ad-report.ts";
import { FoundContactItem } from "#lambdas/shared/table/items/found-report.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Where a mail goes, in which language, and why. */
export type Addressed = {
  readonly email: string;
  readonly language: Language;
  readonly why: Why;
  /** Why nothing is sent there all the same. */
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

const strangerOf = (
  table: Table,
  recipient: Exclude<Recipient, "support" | { userId: string }>,
): Promise<Addressed | undefined> | Addressed => {
  if ("finderOf" in recipient) return finderOf(table, recipient.finderOf);
  if ("adReporterOf" in recipient) return adReporterOf(table, recipient.adReporterOf);
  return { ...recipient, why: "address" };
};

/** Undefined for an account that is no more. What its owner does not want is held, and what would go to an address that takes none. */
export const addressOf = async (
  { table, supportEmail }: Register,
  recipient: Recipient,
  template: MailTemplate,
): Promise<Addressed | undefined> => {
  // Should even they get no mail, their alarm is that nobody answers.
  if (recipient === "support") return { email: supportEmail, language: "sv", why: "support" };
  const addressed =
    "userId" in recipient
      ? await ownerOf(table, recipient.userId, template)
      : await strangerOf(table, recipient);
  if (!addressed || addressed.held !== undefined || isAskedFor(template)) return addressed;
  return (await readRefusal(table, addressed.email)) ? { ...addressed, held: "refused" } : addressed;
};
