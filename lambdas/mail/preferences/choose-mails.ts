import { everyMail } from "#contract/notification-settings.ts";
import type { MailPreference } from "#contract/mail-preferences.ts";
import { answerWrites } from "#lambdas/shared/consents/answer-writes.ts";
import { mailAnswers } from "#lambdas/shared/consents/answers.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type MailLink, readMailToken } from "#lambdas/shared/tokens/mail-links.ts";
import type { System } from "#lambdas/system.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type MailPreferencesContext = Pick<System, "now" | "random" | "wait"> & {
  readonly table: Table;
  readonly linkSecret: string;
};

/** Throws `mail-link-invalid` alike for a token that is not ours and for an account that is no more. */
const open = async (
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
  const { category, profile } = await open(context, token);
  return { category, wanted: { ...everyMail, ...profile.mails }[category] };
};

/** A person who holds a mail may say whether more like it come, and nothing else. */
export const chooseMails = (
  context: MailPreferencesContext,
  token: string,
  wanted: boolean,
): Promise<MailPreference> =>
  untilFresh(context, async () => {
    const { category, profile, userId } = await open(context, token);
    const { mails } = profile;
    if ({ ...everyMail, ...mails }[category] === wanted) return { category, wanted };
    const chosen = { ...everyMail, ...mails, [category]: wanted };
    const change = update(keys.profile(userId)).set({ mails: chosen }).expectExists("stale");
    const answers = mailAnswers(mails, chosen, context.now().toISOString());
    await context.table.transact(answerWrites(profile, change, answers));
    return { category, wanted };
  });
