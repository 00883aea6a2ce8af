import type { Consent } from "#contract/consent.ts";
import { type ConsentAnswer, type ConsentLine, mailChoiceVersion } from "#contract/consent-history.ts";
import { isValidConsent, optionalConsents } from "#contract/consent-rules.ts";
import { everyMail, MailCategory, type MailPreferences } from "#contract/notification-settings.ts";

export type Answer = Omit<ConsentLine, "number">;

const answerOf = (before: boolean | undefined, wanted: boolean): ConsentAnswer => {
  if (wanted) return "given";
  return before === true ? "withdrawn" : "declined";
};

/** What a choice of cookies says that the one before it did not. After new texts, or a year, everything is answered again. */
export const cookieAnswers = (before: Consent | undefined, after: Consent): readonly Answer[] => {
  const { version, decidedAt: at } = after;
  const holds = before?.version === version && isValidConsent(before, new Date(at));
  return optionalConsents
    .filter((purpose) => !holds || before[purpose] !== after[purpose])
    .map((purpose) => ({ purpose, answer: answerOf(before?.[purpose], after[purpose]), version, at }));
};

/** All mails come until someone says no, so that a no is always one that takes something back. */
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
