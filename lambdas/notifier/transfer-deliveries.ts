import { isDeepStrictEqual } from "node:util";
import type { BuyerNews, SellerNews } from "#lambdas/shared/mail/templates/transfer.ts";
import type { MailTemplate } from "#lambdas/shared/mail/templates/mail-template.ts";
import type { Delivery, Recipient } from "./delivery.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";

/** A person who has no account with the address is written to all the same: they are invited. */
const buyerOf = ({ buyerId, terms: { buyerEmail } }: TransferItem): Recipient | undefined => {
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
  if (isSame) return toBuyer(after, "changed");
  const offered = toBuyer(after, "offered");
  // A person who has handed the mail on knows that it was not for them.
  if (after.buyer?.by === "invitation") return offered;
  return [...toBuyerOf(before, { name: "transfer-withdrawn", transfer: before }), ...offered];
};

const mails = (before: TransferItem | undefined, after: TransferItem): Delivery[] => {
  if (before === undefined) return toBuyer(after, "offered");
  if (before.state !== after.state) return endMails(after);
  if (before.version !== after.version) return changeMails(before, after);
  // Another link in the place of the one that came into other hands.
  if (before.invitation?.salt !== after.invitation?.salt) return toBuyer(after, "offered");
  if (after.openedBy !== undefined && before.openedBy === undefined) return [toSeller(after, "opened")];
  return before.remindedOn === after.remindedOn ? [] : toBuyer(after, "reminder");
};

/** Both see at once what the other has done. */
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
