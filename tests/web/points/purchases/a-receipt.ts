import type { Purchase } from "#contract/points/purchases.ts";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { aPaidPurchase } from "./browser.tsx";

export const aReceipt = (changes: Partial<Purchase> = {}): PurchaseReceipt => ({
  seller: {
    name: "Cykelregistret AB",
    organisationNumber: "556016-0680",
    vatNumber: "SE556016068001",
    address: "Storgatan 1, 111 22 Stockholm",
    email: "support@cykelregistret.example",
  },
  purchase: aPaidPurchase(changes),
  buyerName: "Anna Lindqvist",
  share: "s1gned",
});
