import type { PurchaseState } from "#contract/points/purchases.ts";

/** What the payment service can say of a purchase, in whatever order it comes. */
export type PaymentStatus = "paid" | "processing" | "failed" | "expired" | "refunded" | "refund-failed";

/** What follows from it. `too-early`: it has to be said again. `look`: a person has to look at it. */
export type Step =
  | "credit"
  | "wait"
  | "fail"
  | "expire"
  | "close-refund"
  | "give-back"
  | "nothing"
  | "too-early"
  | "look";

/** A person who has paid gets their points, whatever was said before: of money and points neither is ever without the other. */
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
    // Our own refunds are written down before they are asked for.
    paid: "look",
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
