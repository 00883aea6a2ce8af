import type { StoreReceipt } from "#contract/shops/sales/receipts.ts";

export const aStoreReceipt = (over: Partial<StoreReceipt> = {}): StoreReceipt => ({
  number: 12,
  state: "issued",
  issuedAt: "2026-11-20T12:00:00.000Z",
  issuedBy: "Karin Nord",
  store: {
    name: "Cykelboden",
    chain: "Cykelkedjan",
    address: "Storgatan 1, 592 30 Vadstena",
    city: "Vadstena",
    organisationNumber: "556016-0680",
    phone: "+46701234567",
    email: "butik@example.se",
    text: "Öppet köp i 14 dagar.\nService ingår första året.",
  },
  bike: { frameNumber: "WTU 204-K8861", type: "dam", brand: "Crescent", model: "Femto", color: "svart" },
  amount: 8495,
  credited: 0,
  warrantyMonths: 36,
  tillNumber: "K-1042",
  creditNotes: [],
  ...over,
});

export const aCreditNote = (over: Partial<StoreReceipt> = {}): StoreReceipt =>
  aStoreReceipt({
    number: 13,
    state: "credit-note",
    credits: 12,
    amount: 500,
    reason: "Repa i lacken",
    ...over,
  });
