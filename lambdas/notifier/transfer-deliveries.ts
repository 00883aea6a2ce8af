import { isDeepStrictEqual } from "node:util";
import type { BuyerNews, SellerNews } from "#lambdas/shared/mail/templates/transfer.ts";
import type { Delivery, Recipient } from "./delivery.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";

/** Whoever has no account with the address is written to all the same: they are invited. */
const buyerOf = ({ buyerId, terms }: TransferItem): Recipient =>
  buyerId === undefined ? { email: terms.buyerEmail, language: "sv" } : { userId: buyerId };

const toBuyer = (transfer: TransferItem, news: BuyerNews): Delivery => ({
  kind: "mail",
  to: buyerOf(transfer),
  template: { name: "transfer-buyer", news, transfer },
});

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
      return [toBuyer(after, "completed"), toSeller(after, "completed")];
    case "declined":
      return [toSeller(after, "declined")];
    case "cancelled":
      return [toBuyer(after, after.endedByTheft === true ? "stopped" : "cancelled")];
    case "expired":
      return [toBuyer(after, "expired"), toSeller(after, "expired")];
  }
};

const changeMails = (before: TransferItem, after: TransferItem): Delivery[] => {
  if (before.terms.buyerEmail === after.terms.buyerEmail) return [toBuyer(after, "changed")];
  const withdrawn = { name: "transfer-withdrawn", transfer: before } as const;
  return [{ kind: "mail", to: buyerOf(before), template: withdrawn }, toBuyer(after, "offered")];
};

const mails = (before: TransferItem | undefined, after: TransferItem): Delivery[] => {
  if (before === undefined) return [toBuyer(after, "offered")];
  if (before.state !== after.state) return endMails(after);
  if (before.version !== after.version) return changeMails(before, after);
  return before.remindedOn === after.remindedOn ? [] : [toBuyer(after, "reminder")];
};

/** Both see at once what the other has done. */
export const transferDeliveries = (
  before: TransferItem | undefined,
  after: TransferItem | undefined,
): Delivery[] => {
  if (after === undefined || isDeepStrictEqual(before, after)) return [];
  const event = { kind: "transfer-changed", transferId: after.id } as const;
  const both = new Set([after.sellerId, after.buyerId, before?.buyerId]);
  return [
    ...[...both].flatMap((userId): Delivery[] =>
      userId === undefined ? [] : [{ kind: "event", userId, event }],
    ),
    ...mails(before, after),
  ];
};
