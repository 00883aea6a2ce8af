import type { Letter } from "#lambdas/notifications/mail/letter.ts";
import type { Notice } from "#lambdas/notifications/notice.ts";
import type { MailRefusalItem } from "#lambdas/table/items/mail-refusal.ts";
import type { ThreadItem } from "#lambdas/table/items/note.ts";
import type { ProfileItem, SessionsItem } from "#lambdas/table/items/person.ts";
import type { SecurityEventItem } from "#lambdas/table/items/security.ts";

const mailTo = (userId: string, letter: Letter): Notice[] => [{ kind: "mail", to: { userId }, letter }];

/** An account made with an eID is welcomed by the user pool, with a code. */
export const profileNotices = (before: ProfileItem | undefined, after: ProfileItem | undefined): Notice[] =>
  before !== undefined || after === undefined || after.passwordMissing === true
    ? []
    : mailTo(after.userId, { name: "welcome" });

/** Closing an account signs it out as well, and erasing one leaves it closed. */
export const sessionNotices = (
  before: SessionsItem | undefined,
  after: SessionsItem | undefined,
): Notice[] => {
  if (after === undefined) return [];
  const { userId, eraseAt, closedAt, validFrom, pointsAtClosing: points = 0 } = after;
  if (before?.closedAt !== closedAt)
    return mailTo(
      userId,
      eraseAt === undefined ? { name: "account-reopened" } : { name: "account-closed", eraseAt, points },
    );
  return closedAt !== undefined || before?.validFrom === validFrom
    ? []
    : mailTo(userId, { name: "security", kind: "signed-out-everywhere", at: validFrom });
};

export const securityNotices = (
  before: SecurityEventItem | undefined,
  after: SecurityEventItem | undefined,
): Notice[] => {
  if (before !== undefined || after === undefined) return [];
  const { userId, kind, at } = after;
  return mailTo(userId, { name: "security", kind, at });
};

/** How many messages wait goes up with each and to nothing once they are read. One that repeats a report of a find is told as that. */
export const threadMails = (before: ThreadItem | undefined, after: ThreadItem | undefined): Notice[] => {
  const earlier = before?.unread ?? 0;
  if (after === undefined || after.unread <= earlier || after.findId !== undefined) return [];
  const { userId, threadId } = after;
  return mailTo(userId, { name: "message", unread: { userId, threadId, first: earlier === 0 } });
};

export const refusalNotices = (
  before: MailRefusalItem | undefined,
  after: MailRefusalItem | undefined,
): Notice[] =>
  after?.liftedBy === undefined || before?.liftedAt === after.liftedAt
    ? []
    : mailTo(after.liftedBy, { name: "mail-check" });
