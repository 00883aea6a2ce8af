import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";

const at = "2026-11-20T12:00:00.000Z";

/** A bike offered to an address and not accepted yet. */
export const aTransfer = (over: Partial<TransferItem> = {}): TransferItem => ({
  entity: "transfer",
  id: "transfer_1",
  bikeId: "bike_1",
  sellerId: "anna",
  state: "requested",
  version: 1,
  changed: [],
  bike: { brand: "Crescent", model: "Elina", frameNumber: "WTU204K8861" },
  terms: {
    buyerEmail: "ny@example.se",
    price: 2500,
    saleDate: "2026-11-20",
    condition: "Bra",
    keys: 0,
    charger: false,
  },
  sellerSignature: { method: "bankid", name: "Anna Ek", at, evidence: "e", text: "t", hash: "h" },
  createdAt: at,
  expiresAt: "2026-12-04T12:00:00.000Z",
  ...over,
});
