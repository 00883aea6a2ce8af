import type { Sale, Till } from "#contract/sales/sales.ts";
import { type SaleDraft, newDraft } from "#web/features/sales/till/draft.ts";

const soldAt = "2026-11-20T12:00:00.000Z";

/** What stands in the pictures of the till. */
export const exampleDraft: SaleDraft = {
  ...newDraft(),
  frameNumber: "WTU204K8861",
  brand: "Crescent",
  model: "Femto",
  type: "dam",
  color: "svart",
  buyer: "asa@example.se",
  sticker: "7f0c2a34-5b6d-4e8f-9a01-23456789abcd",
  receiptNumber: "936 175",
  price: "8 495",
};

export const exampleSale: Sale = {
  id: "sale_example",
  state: "waiting",
  soldAt,
  soldBefore: false,
  uninvited: false,
  expiresAt: "2026-12-20T12:00:00.000Z",
  bike: { frameNumber: "WTU204K8861", type: "dam", brand: "Crescent", model: "Femto", color: "svart" },
  buyer: { email: "asa@example.se" },
  payment: "sticker",
  points: 0,
  // Anyone who scans the picture learns how the register works.
  claimPath: "/how-to-use",
};

export const exampleTill: Till = { points: 4200, price: 100, today: 7, latest: [], models: [] };
