import type { Texts } from "#web/platform/i18n/texts.ts";
import type { receiptCheck as sv } from "./sv.ts";

export const receiptCheck = {
  title: "Check an ownership receipt",
  failed: "The receipt couldn’t be checked",
  genuine: "Genuine.",
  newest: "This is the latest receipt for the bike.",
  older: "There’s a newer receipt for the bike.",
  olderText: "The receipt is genuine, but the bike has changed owner since. It no longer applies.",
  removed: "The receipt is genuine, but the bike has been removed from the register.",
  checked: "Checked just now, {{at}}",
  compare: "Compare with the receipt in front of you.",
  compareText: "If anything differs, the paper has been altered. Don’t buy the bike.",
  false: "Not genuine.",
  falseText:
    "The details don’t match what the seller and the buyer signed. Don’t trust the receipt, and don’t buy the bike.",
  unknown: "There’s no such receipt.",
  unknownText:
    "No receipt in the register has that code. Scan it again, or type the whole address. If it still isn’t there, the receipt isn’t genuine.",
  tryAgain: "Try again",
  contact: "Contact us",
  genuineReceipt: "The receipt is genuine.",
  stolenTitle: "The bike is stolen.",
  stolen: "It is reported stolen. Don’t buy it. Don’t confront anyone. Tips and reports: 114 14.",
  notStolen: "Not reported stolen, checked just now",
  someoneLeft: "The seller or the buyer has left the register since. The receipt is still genuine.",
  receipt: "Ownership receipt",
  kind: "Type and colour",
  price: "Price",
  gift: "Gift",
  day: "Date",
  seller: "Seller",
  buyer: "Buyer",
  bankid: "Signed with BankID",
  signIn: "Confirmed by signing in again",
} satisfies Texts<typeof sv>;
