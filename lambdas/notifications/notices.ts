import { isDeepStrictEqual } from "node:util";
import { queueOf } from "#lambdas/notifications/admin-notices.ts";
import {
  profileNotices,
  refusalNotices,
  securityNotices,
  sessionNotices,
  threadMails,
} from "#lambdas/notifications/account-notices.ts";
import type { Change } from "#lambdas/notifications/change.ts";
import {
  codeNotices,
  matchNotices,
  reportNotices,
  theftNotices,
} from "#lambdas/notifications/find-notices.ts";
import { noteNotices, purchaseNotices, threadNotices } from "#lambdas/notifications/note-notices.ts";
import type { Notice } from "#lambdas/notifications/notice.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { ContactCaseItem } from "#lambdas/table/items/contact.ts";
import type { CorrectionItem } from "#lambdas/table/items/correction.ts";
import type { IdentityReviewItem } from "#lambdas/table/items/identity-review.ts";
import type { BalanceItem } from "#lambdas/table/items/person.ts";

const bikeEvent = (userId: string, kind: "bike-registered" | "bike-changed", bikeId: string): Notice => ({
  kind: "event",
  userId,
  event: { kind, bikeId },
});

/** A bike whose receipt waits for an administrator is not registered yet; its owner hears of it by mail once it is. */
const registrationMails = (before: BikeItem | undefined, after: BikeItem): Notice[] => {
  const awaited = before === undefined || before.status === "pending_review";
  return awaited && after.status === "registered"
    ? [{ kind: "mail", to: { userId: after.ownerId }, letter: { name: "bike-registered", bike: after } }]
    : [];
};

/** What an administrator did not let into the register. */
const rejectionMails = (before: BikeItem, after: BikeItem): Notice[] => {
  const { brand, model, reviewAnswer: reason } = after;
  if (reason === undefined || before.reviewAnswer !== undefined) return [];
  return [
    { kind: "mail", to: { userId: after.ownerId }, letter: { name: "bike-rejected", brand, model, reason } },
  ];
};

const bikeNotices = (before: BikeItem | undefined, after: BikeItem | undefined): Notice[] => {
  if (after === undefined) return before ? [bikeEvent(before.ownerId, "bike-changed", before.id)] : [];
  const { id, ownerId } = after;
  if (before === undefined)
    return [bikeEvent(ownerId, "bike-registered", id), ...registrationMails(before, after)];
  // A write that changes nothing can reach the stream too.
  if (isDeepStrictEqual(before, after)) return [];
  const owners = new Set([before.ownerId, ownerId]);
  return [
    ...[...owners].map((owner) => bikeEvent(owner, "bike-changed", id)),
    ...registrationMails(before, after),
    ...rejectionMails(before, after),
  ];
};

const balanceNotices = (before: BalanceItem | undefined, after: BalanceItem | undefined): Notice[] =>
  after === undefined || after.points === (before?.points ?? 0)
    ? []
    : [{ kind: "event", userId: after.userId, event: { kind: "points-changed" } }];

const contactNotices = (
  before: ContactCaseItem | undefined,
  after: ContactCaseItem | undefined,
): Notice[] => {
  if (before !== undefined || after === undefined) return [];
  const { email, language } = after;
  return [
    { kind: "mail", to: "support", letter: { name: "contact-case", contactCase: after } },
    { kind: "mail", to: { email, language }, letter: { name: "contact-receipt", contactCase: after } },
  ];
};

const correctionNotices = (
  before: CorrectionItem | undefined,
  after: CorrectionItem | undefined,
): Notice[] => {
  if (before?.state !== "open" || after === undefined || after.state === "open") return [];
  const { ownerId: userId, bikeId, state, answer } = after;
  return [{ kind: "mail", to: { userId }, letter: { name: "correction-decided", bikeId, state, answer } }];
};

const reviewNotices = (
  before: IdentityReviewItem | undefined,
  after: IdentityReviewItem | undefined,
): Notice[] => {
  if (before?.state !== "open" || after === undefined || after.state === "open") return [];
  const { userId, state, reason } = after;
  return [{ kind: "mail", to: { userId }, letter: { name: `identity-${state}`, reason } }];
};

const ownNotices = (change: Change): Notice[] => {
  switch (change.entity) {
    case "bike":
      return bikeNotices(change.before, change.after);
    case "balance":
      return balanceNotices(change.before, change.after);
    case "contactCase":
      return contactNotices(change.before, change.after);
    case "correction":
      return correctionNotices(change.before, change.after);
    case "foundCode":
      return codeNotices(change.before, change.after);
    case "foundReport":
      return reportNotices(change.before, change.after);
    case "identityReview":
      return reviewNotices(change.before, change.after);
    case "mailRefusal":
      return refusalNotices(change.before, change.after);
    case "match":
      return matchNotices(change.before, change.after);
    case "notesRead":
      return noteNotices(change.before, change.after);
    case "notification":
      return noteNotices(change.before, change.after);
    case "profile":
      return profileNotices(change.before, change.after);
    case "purchase":
      return purchaseNotices(change.before, change.after);
    case "securityEvent":
      return securityNotices(change.before, change.after);
    case "sessions":
      return sessionNotices(change.before, change.after);
    case "theft":
      return theftNotices(change.before, change.after);
    case "thread":
      return [...threadNotices(change.before, change.after), ...threadMails(change.before, change.after)];
    case "threadReport":
      return [];
  }
};

/** Who is told what about a change. */
export const notices = (change: Change): Notice[] => {
  const queue = queueOf(change);
  return [...ownNotices(change), ...(queue ? [{ kind: "admin-event", queue } as const] : [])];
};
