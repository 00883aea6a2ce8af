import { everyMail } from "#contract/people/notification-settings.ts";
import type { MailPreference } from "#contract/notifications/mail-preferences.ts";
import { answerWrites } from "#lambdas/people/consents/answer-writes.ts";
import { mailAnswers } from "#lambdas/people/consents/answers.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type MailLink, readMailToken } from "#lambdas/platform/tokens/mail-links.ts";
import type { System } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type MailPreferencesContext = Pick<System, "now" | "random" | "wait"> & {
  readonly table: Table;
  readonly linkSecret: string;
};

/** Throws `mail-link-invalid` for a forged token and for a deleted account. */
const openLink = async (
  { table, linkSecret }: MailPreferencesContext,
  token: string,
): Promise<MailLink & { profile: ProfileItem }> => {
  const link = readMailToken(linkSecret, token);
  const profile = link && (await table.get(keys.profile(link.userId), ProfileItem));
  if (!profile) throw new ProblemError("mail-link-invalid");
  return { ...link, profile };
};

export const showMailPreference = async (
  context: MailPreferencesContext,
  token: string,
): Promise<MailPreference> => {
  const { category, profile } = await openLink(context, token);
  return { category, wanted: { ...everyMail, ...profile.mails }[category] };
};

/** Switches one kind of mail on or off; the link in a mail grants no other right. */
export const chooseMails = (
  context: MailPreferencesContext,
  token: string,
  wanted: boolean,
): Promise<MailPreference> =>
  retryOnConflict(context, async () => {
    const { category, profile, userId } = await openLink(context, token);
    const { mails } = profile;
    if ({ ...everyMail, ...mails }[category] === wanted) return { category, wanted };
    const chosen = { ...everyMail, ...mails, [category]: wanted };
    const change = update(keys.profile(userId)).set({ mails: chosen }).expectExists("stale");
    const answers = mailAnswers(mails, chosen, context.now().toISOString());
    await context.table.transact(answerWrites(profile, change, answers));
    return { category, wanted };
  });
