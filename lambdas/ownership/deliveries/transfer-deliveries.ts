import { isDeepStrictEqual } from "node:util";
import type { BuyerNews, SellerNews } from "#lambdas/ownership/mails/transfer.ts";
import type { MailTemplate } from "#lambdas/notifications/mails.ts";
import type { Delivery, Recipient } from "#lambdas/notifications/delivery.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";

/** A buyer without an account gets an invitation by mail. */
const buyerOf = ({ buyerId, isWithheld, terms: { buyerEmail } }: TransferItem): Recipient | undefined => {
  if (isWithheld) return undefined;
  if (buyerId !== undefined) return { userId: buyerId };
  return buyerEmail === undefined ? undefined : { email: buyerEmail, language: "sv" };
};

const toBuyerOf = (transfer: TransferItem, template: MailTemplate): Delivery[] => {
  const to = buyerOf(transfer);
  return to === undefined ? [] : [{ kind: "mail", to, template }];
};

const toBuyer = (transfer: TransferItem, news: BuyerNews): Delivery[] =>
  toBuyerOf(transfer, { name: "transfer-buyer", news, transfer });

const toSeller = (transfer: TransferItem, news: SellerNews): Delivery => ({
  kind: "mail",
  to: { userId: transfer.sellerId },
  template: { name: "transfer-seller", news, transfer },
});

const endMails = (after: TransferItem): Delivery[] => {
  switch (after.state) {
    case "requested":
      return [];
    case "completed":
      return [...toBuyer(after, "completed"), toSeller(after, "completed")];
    case "declined":
      return [toSeller(after, "declined")];
    case "cancelled":
      return toBuyer(after, after.endedByTheft === true ? "stopped" : "cancelled");
    case "expired":
      return [...toBuyer(after, "expired"), toSeller(after, "expired")];
  }
};

const changeMails = (before: TransferItem, after: TransferItem): Delivery[] => {
  const isSame = before.terms.buyerEmail === after.terms.buyerEmail && before.buyerId === after.buyerId;
  // The first link reached the wrong person, so a new one is mailed.
  if (isSame)
    return toBuyer(after, before.invitation?.salt === after.invitation?.salt ? "changed" : "offered");
  const offered = toBuyer(after, "offered");
  // The former recipient forwarded the mail, so they need no withdrawal mail.
  if (after.buyer?.by === "invitation") return offered;
  return [...toBuyerOf(before, { name: "transfer-withdrawn", transfer: before }), ...offered];
};

const mails = (before: TransferItem | undefined, after: TransferItem): Delivery[] => {
  if (before === undefined) return toBuyer(after, "offered");
  if (before.state !== after.state) return endMails(after);
  if (before.version !== after.version) return changeMails(before, after);
  if (after.openedBy !== undefined && before.openedBy === undefined) return [toSeller(after, "opened")];
  const isSame = before.remindedOn === after.remindedOn && before.remindedAt === after.remindedAt;
  return isSame ? [] : toBuyer(after, "reminder");
};

export const transferDeliveries = (
  before: TransferItem | undefined,
  after: TransferItem | undefined,
): Delivery[] => {
  if (after === undefined || isDeepStrictEqual(before, after)) return [];
  const event = { kind: "transfer-changed", transferId: after.id } as const;
  const people = [before, after].flatMap((each) => [each?.sellerId, each?.buyerId, each?.openedBy?.userId]);
  return [
    ...[...new Set(people)].flatMap((userId): Delivery[] =>
      userId === undefined ? [] : [{ kind: "event", userId, event }],
    ),
    ...mails(before, after),
  ];
};
