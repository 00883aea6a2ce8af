import { type MailTemplate, parseTemplate } from "#lambdas/notifications/mails.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import type { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import type { MailRefusalItem } from "#lambdas/people/items/mail-refusal.ts";
import type { MailAgainItem } from "#lambdas/people/items/person-mail.ts";
import type { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import type { ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import type { SignUpItem } from "#lambdas/people/items/sign-up.ts";
import type { SecurityEventItem } from "#lambdas/people/items/security.ts";

const mailTo = (userId: string, template: MailTemplate): Delivery[] => [
  { kind: "mail", to: { userId }, template },
];

/** Skips the welcome mail for eID accounts, which get one with a code. New consent answers update all open browsers. */
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

const lockDeliveries = ({ userId, lockedAt }: SessionsItem): Delivery[] =>
  mailTo(
    userId,
    lockedAt === undefined ? { name: "account-unlocked" } : { name: "account-locked", lockedAt },
  );

/** Sends no sign-out mail for closed or erased accounts. */
export const sessionDeliveries = (
  before: SessionsItem | undefined,
  after: SessionsItem | undefined,
): Delivery[] => {
  if (after === undefined) return [];
  const {
    userId,
    eraseAt,
    closedAt,
    validFrom,
    endedQuietly,
    pointsAtClosing: points = 0,
    closedFor,
  } = after;
  if (before?.closedAt !== closedAt)
    return mailTo(
      userId,
      eraseAt === undefined
        ? { name: "account-reopened" }
        : { name: "account-closed", eraseAt, points, closedFor },
    );
  if (before?.lockedAt !== after.lockedAt && after.erasingAt === undefined) return lockDeliveries(after);
  return closedAt !== undefined || endedQuietly === true || before?.validFrom === validFrom
    ? []
    : mailTo(userId, { name: "security", kind: "signed-out-everywhere", at: validFrom });
};

/** Mails only; the bell's own notification updates open pages. */
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
  const { userId, kind, at, closing } = after;
  if (kind === "account-idle") return closing ? mailTo(userId, { name: "account-idle", ...closing }) : [];
  return mailTo(userId, { name: "security", kind, at });
};

export const refusalDeliveries = (
  before: MailRefusalItem | undefined,
  after: MailRefusalItem | undefined,
): Delivery[] =>
  after?.liftedBy === undefined || before?.liftedAt === after.liftedAt
    ? []
    : mailTo(after.liftedBy, { name: "mail-check" });

/** Uses the person's current address and language. */
export const againDeliveries = (
  before: MailAgainItem | undefined,
  after: MailAgainItem | undefined,
): Delivery[] =>
  before !== undefined || after === undefined ? [] : mailTo(after.userId, parseTemplate(after.template));

/** Mails only a new code, not a counted attempt. */
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

/** Mails the former address, because an intruder who made the change reads the new one. */
export const emailChangedDeliveries = (
  before: EmailTakeBackItem | undefined,
  after: EmailTakeBackItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { email, language } = after;
  return [{ kind: "mail", to: { email, language }, template: { name: "email-changed", made: after } }];
};

/** Mails the new address once the request is approved, and nothing before. */
export const emailRequestDeliveries = (
  before: EmailRequestItem | undefined,
  after: EmailRequestItem | undefined,
): Delivery[] =>
  after?.state !== "approved" || before?.state === "approved"
    ? []
    : mailTo(after.userId, { name: "email-by-support" });
