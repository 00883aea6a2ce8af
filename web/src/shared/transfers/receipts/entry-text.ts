import i18next from "i18next";
import type { Language } from "#contract/accounts.ts";
import type { ReceiptEntry } from "#contract/ownership-receipts.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";

/** What happens, or has happened, in a few words: 'Köpt av Anna Ek, 2 500 kr'. */
export const entryText = (
  { role, state, price, otherName: name }: ReceiptEntry,
  language: Language,
): string => {
  const isBuyer = role === "buyer";
  const isDone = state === "completed";
  if (price === null) {
    const gift = isDone ? (isBuyer ? "received" : "given") : isBuyer ? "giftToYou" : "giving";
    return i18next.t(($) => $.ownershipReceipts[gift], { name });
  }
  const sale = isDone ? (isBuyer ? "bought" : "sold") : isBuyer ? "saleToYou" : "selling";
  return i18next.t(($) => $.ownershipReceipts[sale], { name, price: kronorText(price, language) });
};

/** How one that came to nothing ended. */
export const endingText = ({ state, endedByTheft }: ReceiptEntry): string | undefined => {
  if (state === "requested" || state === "completed") return undefined;
  return i18next.t(($) => $.ownershipReceipts.states[endedByTheft ? "stopped" : state]);
};
