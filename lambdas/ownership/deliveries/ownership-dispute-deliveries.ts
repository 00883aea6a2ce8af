import type { DisputeSide } from "#contract/ownership/ownership-disputes.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { idOf } from "#lambdas/ownership/disputes/dispute-writes.ts";
import { otherSide, winnerOf } from "#lambdas/ownership/disputes/rules.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import type { DisputeMailNews } from "#lambdas/ownership/mails/ownership-dispute.ts";

const mail = (
  dispute: OwnershipDisputeItem,
  side: DisputeSide,
  news: DisputeMailNews,
  more: { readonly reasons?: string; readonly day?: string | undefined } = {},
): Delivery => ({
  kind: "mail",
  to: { userId: idOf(dispute, side) },
  template: { name: "ownership-dispute", news, disputeId: dispute.id, bike: dispute.bike, ...more },
  copy: side,
});

const decisionMails = (dispute: OwnershipDisputeItem): Delivery[] => {
  const made = dispute.decisions.at(-1);
  if (made === undefined) return [];
  const winner = winnerOf(made.outcome);
  const { reasons, afterAppeal } = made;
  const more = afterAppeal ? { reasons } : { reasons, day: dispute.appealUntil };
  return [
    mail(dispute, winner, afterAppeal ? "won-finally" : "won", more),
    mail(dispute, otherSide(winner), afterAppeal ? "lost-finally" : "lost", more),
  ];
};

/** Mails decisions to the sides they concern. A statement of the other side is only a notification. */
export const ownershipDisputeDeliveries = (
  before: OwnershipDisputeItem | undefined,
  after: OwnershipDisputeItem | undefined,
): Delivery[] => {
  if (after === undefined) return [];
  if (before === undefined) return [mail(after, "owner", "opened", { day: after.answerUntil })];
  if (before.decisions.length < after.decisions.length) return decisionMails(after);
  if (before.appeal === undefined && after.appeal !== undefined)
    return [mail(after, otherSide(after.appeal.side), "appealed")];
  if (before.withdrawnAt === undefined && after.withdrawnAt !== undefined)
    return [mail(after, "owner", "withdrawn")];
  return [];
};

/** An answer or a proposal changes what can be done in the queue. */
export const hasMovedInQueue = (
  before: OwnershipDisputeItem | undefined,
  after: OwnershipDisputeItem | undefined,
): boolean => before?.version !== after?.version;
