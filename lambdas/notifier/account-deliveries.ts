import { type MailTemplate, keptTemplate } from "#lambdas/shared/mail/templates/mail-template.ts";
import type { Delivery } from "./delivery.ts";
import type { EmailChangeItem, EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import type { EmailRequestItem } from "#lambdas/shared/table/items/email-request.ts";
import type { MailRefusalItem } from "#lambdas/shared/table/items/mail-refusal.ts";
import type { MailAgainItem } from "#lambdas/shared/table/items/person-mail.ts";
import type { OwnCopyItem } from "#lambdas/shared/table/items/own-copy.ts";
import type { ProfileItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import type { SignUpItem } from "#lambdas/shared/table/items/sign-up.ts";
import type { SecurityEventItem } from "#lambdas/shared/table/items/security.ts";

const mailTo = (userId: string, template: MailTemplate): Delivery[] => [
  { kind: "mail", to: { userId }, template },
];

/** An account made with an eID is welcomed by the user pool, with a code. What someone has answered holds in every browser of theirs at once. */
export const profileDeliveries = (
  before: ProfileItem | undefined,
  after: ProfileItem | undefined,
): Delivery[] => {
  if (after === undefined) return [];
  const { userId } = after;
  if (before === undefined) return after.passwordMissing === true ? [] : mailTo(userId, { name: "welcome" });
  return before.consentLines === after.consentLines
    ? []
    : [{ kind: "event", userId, event: { kind: "person-changed" } }];
};

/** An administrator has locked the account, or unlocked it. */
const lockDeliveries = ({ userId, lockedAt }: SessionsItem): Delivery[] =>
  mailTo(
    userId,
    lockedAt === undefined ? { name: "account-unlocked" } : { name: "account-locked", lockedAt },
  );

/** Closing an account signs it out as well, and erasing one leaves it closed. */
export const sessionDeliveries = (
  before: SessionsItem | undefined,
  after: SessionsItem | undefined,
): Delivery[] => {
  if (after === undefined) return [];
  const { userId, eraseAt, closedAt, validFrom, endedQuietly, pointsAtClosing: points = 0 } = after;
  if (before?.closedAt !== closedAt)
    return mailTo(
      userId,
      eraseAt === undefined ? { name: "account-reopened" } : { name: "account-closed", eraseAt, points },
    );
  if (before?.lockedAt !== after.lockedAt && after.erasingAt === undefined) return lockDeliveries(after);
  return closedAt !== undefined || endedQuietly === true || before?.validFrom === validFrom
    ? []
    : mailTo(userId, { name: "security", kind: "signed-out-everywhere", at: validFrom });
};

/** Open pages learn of it by the notification that is written with it. */
export const copyDeliveries = (
  before: OwnCopyItem | undefined,
  after: OwnCopyItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.state === after.state) return [];
  const { userId, state, endsAt } = after;
  if (state !== "ready" && state !== "failed") return [];
  return mailTo(userId, { name: "own-copy", endsAt });
};

export const securityDeliveries = (
  before: SecurityEventItem | undefined,
  after: SecurityEventItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { userId, kind, at } = after;
  return mailTo(userId, { name: "security", kind, at });
};

export const refusalDeliveries = (
  before: MailRefusalItem | undefined,
  after: MailRefusalItem | undefined,
): Delivery[] =>
  after?.liftedBy === undefined || before?.liftedAt === after.liftedAt
    ? []
    : mailTo(after.liftedBy, { name: "mail-check" });

/** Goes to the address, and in the language, that the person has by now. */
export const againDeliveries = (
  before: MailAgainItem | undefined,
  after: MailAgainItem | undefined,
): Delivery[] =>
  before !== undefined || after === undefined ? [] : mailTo(after.userId, keptTemplate(after.template));

/** A code that is tried is written as well; only a new one is mailed. */
export const signUpDeliveries = (
  before: SignUpItem | undefined,
  after: SignUpItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.salt === after.salt) return [];
  const { email, language } = after;
  return [{ kind: "mail", to: { email, language }, template: { name: "sign-up", made: after } }];
};

export const emailCodeDeliveries = (
  before: EmailChangeItem | undefined,
  after: EmailChangeItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.salt === after.salt) return [];
  const { email, language, former } = after;
  const replaced: Delivery[] =
    former === undefined
      ? []
      : [{ kind: "mail", to: { email: former, language }, template: { name: "email-replaced" } }];
  return [
    { kind: "mail", to: { email, language }, template: { name: "email-code", made: after } },
    ...replaced,
  ];
};

/** Goes to the address from before: the person who has changed it reads the other one. */
export const emailChangedDeliveries = (
  before: EmailTakeBackItem | undefined,
  after: EmailTakeBackItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { email, language } = after;
  return [{ kind: "mail", to: { email, language }, template: { name: "email-changed", made: after } }];
};

/** Goes to the address that they have by then, which is the new one. Nobody hears of what was only asked for. */
export const emailRequestDeliveries = (
  before: EmailRequestItem | undefined,
  after: EmailRequestItem | undefined,
): Delivery[] =>
  after?.state !== "approved" || before?.state === "approved"
    ? []
    : mailTo(after.userId, { name: "email-by-support" });
