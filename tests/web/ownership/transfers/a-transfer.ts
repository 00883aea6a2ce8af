import type { ReceiptEntry } from "#contract/ownership/ownership-receipts.ts";
import type { Transfer } from "#contract/ownership/transfers.ts";

const signature = {
  name: "Anna Lindqvist",
  method: "bankid",
  at: "2026-11-22T09:42:00.000Z",
  text: "Jag säljer.",
} as const;

/** Signed by both. */
export const aTransfer = (over: Partial<Transfer> = {}): Transfer => ({
  id: `transfer_${"0".repeat(26)}`,
  bikeId: `bike_${"0".repeat(26)}`,
  role: "buyer",
  payer: "seller",
  state: "completed",
  endedByTheft: false,
  version: 1,
  changed: [],
  bike: { brand: "Kronan", model: "Sport", frameNumber: "KR619C20427", type: "hybrid", color: "turkos" },
  terms: {
    buyerEmail: "johan@example.se",
    price: 3400,
    saleDate: "2026-11-22",
    condition: "En liten repa på överröret.",
    keys: 2,
    charger: false,
    accessories: "Lås och lampor",
  },
  sellerSignature: signature,
  buyerSignature: { ...signature, name: "Johan Ek", method: "sign-in", at: "2026-11-22T17:07:00.000Z" },
  theftCheck: "clear",
  batteryStolen: false,
  createdAt: "2026-11-22T09:42:00.000Z",
  expiresAt: "2026-12-06T09:42:00.000Z",
  completedAt: "2026-11-22T17:07:00.000Z",
  receiptNumber: "A-261122-7Q2M9X",
  receiptCode: "7Q4MK2XP01AB23CD",
  ...over,
});

/** The same transfer in a list. */
export const anEntry = (over: Partial<ReceiptEntry> = {}): ReceiptEntry => {
  const { id: transferId, bikeId, role, state, endedByTheft, bike, createdAt, expiresAt } = aTransfer();
  return {
    transferId,
    bikeId,
    role,
    state,
    endedByTheft,
    bike,
    price: 3400,
    otherName: "Anna Lindqvist",
    createdAt,
    expiresAt,
    endedAt: "2026-11-22T17:07:00.000Z",
    ...over,
  };
};
