import type { Language } from "#contract/people/accounts.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { ListedPreview, MailPreview } from "#contract/notifications/mail-previews.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { codeMail } from "#lambdas/people/mail/code-mail.ts";
import { mailTexts, occasions } from "#lambdas/people/mail/code-mail-texts.ts";
import type { MailLayout } from "#lambdas/platform/mail/mail-layout.ts";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { writeMail } from "#lambdas/platform/mail/write.ts";
import { type SampleMail, sampleMails } from "#lambdas/notifications/mails.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type PreviewContext = {
  readonly table: Table;
  readonly now: () => Date;
  readonly stage: string;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  readonly send: (to: string, mail: WrittenMail) => Promise<void>;
};

const sendLimit: RateLimit = { what: "template-copies", max: 60, window: seconds(60 * 60) };

const codeName = (occasion: string): string => `code-${occasion}`;

/** Unsubscribe links open the real page with an invalid token. */
const layoutOf = ({ why, category }: SampleMail, siteOrigin: string): MailLayout => {
  if (category === undefined) return { siteOrigin, why };
  const page = new URL("/unsubscribe#sample", siteOrigin).href;
  return { siteOrigin, why, unsubscribe: { page, oneClick: page } };
};

const writeSample = (
  { now, siteOrigin, supportEmail }: PreviewContext,
  name: string,
  language: Language,
): WrittenMail & Pick<MailPreview, "category"> => {
  const occasion = occasions.find((known) => codeName(known) === name);
  if (occasion !== undefined) {
    const userName = occasion === "invitation" ? "bo@example.se" : null;
    return codeMail({ occasion, language, code: "482913", userName, siteOrigin });
  }
  const sample = sampleMails.find((known) => known.name === name);
  if (sample === undefined) throw new ProblemError("route-not-found");
  const today = swedishDate(now());
  const mail = sample.render(now(), { language, siteOrigin, supportEmail, today, codeSecret: "sample" });
  return { ...writeMail(mail, layoutOf(sample, siteOrigin)), category: sample.category };
};

/** Production has no previews. */
const requireTestStage = ({ stage }: PreviewContext): void => {
  if (stage === "prod") throw new ProblemError("route-not-found");
};

const codePreviews: readonly ListedPreview[] = occasions.map((occasion) => ({
  name: codeName(occasion),
  title: { sv: mailTexts.sv[occasion].subject, en: mailTexts.en[occasion].subject },
}));

export const listMailPreviews = async (context: PreviewContext): Promise<{ previews: ListedPreview[] }> => {
  requireTestStage(context);
  return { previews: [...codePreviews, ...sampleMails.map(({ name, title }) => ({ name, title }))] };
};

export const showMailPreview = async (
  context: PreviewContext,
  name: string,
  language: Language,
): Promise<MailPreview> => {
  requireTestStage(context);
  const { subject, html, text, category } = writeSample(context, name, language);
  return { name, subject, html, text, category };
};

/** Sends only to the caller's own address. */
export const sendMailPreview = async (
  context: PreviewContext,
  { userId }: Caller,
  { name, language }: { name: string; language: Language },
): Promise<{ to: string }> => {
  requireTestStage(context);
  const { category: _, oneClick: __, ...mail } = writeSample(context, name, language);
  const profile = await context.table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  await countAgainst(context.table, sendLimit, userId, context.now());
  await context.send(profile.email, mail);
  return { to: profile.email };
};
