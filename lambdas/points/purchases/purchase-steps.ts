import type { PurchaseState } from "#contract/points/purchases.ts";

/** Payment states from Stripe. Its events can arrive in any order. */
export type PaymentStatus = "paid" | "processing" | "failed" | "expired" | "refunded" | "refund-failed";

/** `too-early`: the event is refused, so that Stripe sends it again. */
export type Step =
  | "credit"
  | "wait"
  | "fail"
  | "expire"
  | "close-refund"
  | "give-back"
  | "nothing"
  | "too-early";

/** A paid purchase always gets its points, whatever was reported before. */
export const purchaseSteps: Readonly<Record<PaymentStatus, Readonly<Record<PurchaseState, Step>>>> = {
  paid: {
    open: "credit",
    processing: "credit",
    failed: "credit",
    expired: "credit",
    paid: "nothing",
    refunding: "nothing",
    refunded: "nothing",
  },
  processing: {
    open: "wait",
    processing: "nothing",
    failed: "nothing",
    expired: "nothing",
    paid: "nothing",
    refunding: "nothing",
    refunded: "nothing",
  },
  failed: {
    open: "fail",
    processing: "fail",
    failed: "nothing",
    expired: "nothing",
    paid: "nothing",
    refunding: "nothing",
    refunded: "nothing",
  },
  expired: {
    open: "expire",
    processing: "nothing",
    failed: "nothing",
    expired: "nothing",
    paid: "nothing",
    refunding: "nothing",
    refunded: "nothing",
  },
  refunded: {
    open: "too-early",
    processing: "too-early",
    failed: "too-early",
    expired: "too-early",
    // We record our own refunds before requesting them, so this one was made elsewhere and arrives as a reversal.
    paid: "nothing",
    refunding: "close-refund",
    refunded: "nothing",
  },
  "refund-failed": {
    open: "nothing",
    processing: "nothing",
    failed: "nothing",
    expired: "nothing",
    paid: "nothing",
    refunding: "give-back",
    refunded: "give-back",
  },
};
