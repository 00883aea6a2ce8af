import type { Language } from "#contract/accounts.ts";
import type { PaymentMethod } from "#contract/points/purchases.ts";

/** What someone is to pay. The same purchase is asked for in the same words, however often. */
export type PaymentRequest = {
  readonly purchaseId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly points: number;
  /** In öre, with VAT. */
  readonly price: number;
  readonly email: string;
  readonly language: Language;
  /** The page to come back to. */
  readonly paidUrl: string;
  readonly leftUrl: string;
  readonly until: Date;
};

/** A page on which something is paid. */
export type PaymentPage = { readonly sessionId: string; readonly payAt: string };

/** What the payment service says of a payment page. `processing`: the bank has not said its last word. */
export type PaymentSnapshot = {
  readonly purchaseId: string;
  readonly sessionId: string;
  readonly state: "open" | "processing" | "paid" | "failed" | "expired";
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentId?: string | undefined;
  readonly method?: PaymentMethod | undefined;
};

export type Refund = { readonly purchaseId: string; readonly paymentId: string; readonly attempt: number };

/** `down`: nobody knows what has become of it. `refused`: nothing has, and nothing will. */
export type PaymentFailure = "down" | "refused";

/** Says what went wrong between us and the payment service, and holds nothing about a person. */
export class PaymentError extends Error {
  readonly failure: PaymentFailure;
  constructor(failure: PaymentFailure, message: string) {
    super(message);
    this.name = "PaymentError";
    this.failure = failure;
  }
}

/** A payment service. Each call may throw `PaymentError`, and can be repeated: nothing is opened, ended or paid back twice. */
export type PaymentProvider = {
  open(request: PaymentRequest): Promise<PaymentPage>;
  ask(sessionId: string): Promise<PaymentSnapshot>;
  /** Ends a page on which nothing has been paid; `refused` where something was. */
  end(sessionId: string): Promise<void>;
  /** Gives all of the money back. */
  refund(refund: Refund): Promise<void>;
};
