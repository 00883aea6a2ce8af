import type { Language } from "#contract/people/accounts.ts";
import type { PaymentMethod } from "#contract/points/purchases.ts";

/** Identical for every attempt to pay the same purchase, as Stripe's idempotency keys require. */
export type PaymentRequest = {
  readonly purchaseId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly points: number;
  /** In öre, with VAT. */
  readonly price: number;
  readonly email: string;
  readonly language: Language;
  readonly paidUrl: string;
  readonly leftUrl: string;
  readonly until: Date;
};

export type PaymentPage = { readonly sessionId: string; readonly payAt: string };

/** The state of a payment page. `processing`: the bank has not confirmed yet. */
export type PaymentSnapshot = {
  readonly purchaseId: string;
  readonly sessionId: string;
  readonly state: "open" | "processing" | "paid" | "failed" | "expired";
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentId?: string | undefined;
  readonly method?: PaymentMethod | undefined;
};

export type Refund = { readonly purchaseId: string; readonly paymentId: string; readonly attempt: number };

/** `down`: the outcome is unknown. `refused`: nothing happened, and a retry will not help. */
export type PaymentFailure = "down" | "refused";

/** A failure of the payment service; its message holds no personal data. */
export class PaymentError extends Error {
  readonly failure: PaymentFailure;
  constructor(failure: PaymentFailure, message: string) {
    super(message);
    this.name = "PaymentError";
    this.failure = failure;
  }
}

/** Every call may throw `PaymentError` and can be repeated: nothing is opened, ended or refunded twice. */
export type PaymentProvider = {
  open(request: PaymentRequest): Promise<PaymentPage>;
  ask(sessionId: string): Promise<PaymentSnapshot>;
  /** Closes an unpaid page; fails with `refused` if it was paid. */
  end(sessionId: string): Promise<void>;
  refund(refund: Refund): Promise<void>;
};
