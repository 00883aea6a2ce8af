import type { Consent } from "#contract/people/consent.ts";
import { type ConsentAnswer, type ConsentLine, mailChoiceVersion } from "#contract/people/consent-history.ts";
import { isValidConsent, optionalConsents } from "#contract/people/consent-rules.ts";
import { everyMail, MailCategory, type MailPreferences } from "#contract/people/notification-settings.ts";

export type Answer = Omit<ConsentLine, "number">;

const answerOf = (before: boolean | undefined, wanted: boolean): ConsentAnswer => {
  if (wanted) return "given";
  return before === true ? "withdrawn" : "declined";
};

/** Lists what a cookie choice changes. After new texts or a year, every purpose is answered again. */
export const cookieAnswers = (before: Consent | undefined, after: Consent): readonly Answer[] => {
  const { version, decidedAt: at } = after;
  const holds = before?.version === version && isValidConsent(before, new Date(at));
  return optionalConsents
    .filter((purpose) => !holds || before[purpose] !== after[purpose])
    .map((purpose) => ({ purpose, answer: answerOf(before?.[purpose], after[purpose]), version, at }));
};

/** Mails are on by default, so a no always withdraws. */
export const mailAnswers = (
  before: Partial<MailPreferences> | undefined,
  after: MailPreferences,
  at: string,
): readonly Answer[] => {
  const chosen = { ...everyMail, ...before };
  return MailCategory.options
    .filter((purpose) => chosen[purpose] !== after[purpose])
    .map((purpose) => {
      const answer = answerOf(chosen[purpose], after[purpose]);
      return { purpose, answer, version: mailChoiceVersion, at };
    });
};
