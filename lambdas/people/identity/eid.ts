import type { EidHint } from "#contract/people/identity.ts";

export type EidRequest = {
  /** The browser's IP address, which the eID compares with the app's. */
  readonly address: string;
  /** Shown in the app above the button: the purpose, or the text being signed. */
  readonly text: string;
  readonly kind: "identification" | "signature";
  /** The site and browser that ask. `device` outlives the session. */
  readonly web?: { readonly domain: string; readonly userAgent: string; readonly device: string };
  /** Opened by the app after an order on the same device. */
  readonly returnUrl?: string;
};

/** A started order. `qrStartSecret` never leaves the server. */
export type EidStarted = {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
};

export type ProvedPerson = { readonly personalNumber: string; readonly name: string };

/** The signature, and the OCSP proof that its certificate was valid then. */
export type EidEvidence = { readonly signature: string; readonly ocspResponse: string };

export type EidCompletion = {
  readonly status: "complete";
  readonly person: ProvedPerson;
  readonly evidence: EidEvidence;
  /** The app's IP address. */
  readonly address: string;
  readonly risk?: "low" | "moderate" | "high" | undefined;
};

export type EidAnswer = { readonly status: "pending" | "failed"; readonly hint: EidHint } | EidCompletion;

/** `in-progress`: the person had another order, which this one cancelled. `order-gone`: the order expired, or its outcome was already collected. `down`: no usable response. `refused`: our request or certificate was rejected. */
export type EidFailure = "in-progress" | "order-gone" | "down" | "refused";

/** A failure between us and the eID; names no person. */
export class EidError extends Error {
  readonly failure: EidFailure;
  constructor(failure: EidFailure, message: string) {
    super(message);
    this.name = "EidError";
    this.failure = failure;
  }
}

/** Each call may throw `EidError`. */
export type Eid = {
  start(request: EidRequest): Promise<EidStarted>;
  /** An outcome can be collected once: store it. */
  collect(orderRef: string): Promise<EidAnswer>;
  cancel(orderRef: string): Promise<void>;
};
