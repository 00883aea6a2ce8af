import type { EidHint } from "#contract/identity.ts";

export type EidRequest = {
  /** The address of the browser, which the eID compares with the app's. */
  readonly address: string;
  /** What the app shows above the button: what someone identifies themselves for, or what they put their name to. */
  readonly text: string;
  readonly kind: "identification" | "signature";
};

/** An order the eID waits for. `qrStartSecret` never leaves the server. */
export type EidStarted = {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
};

/** Who someone is, as an eID proves it. */
export type ProvedPerson = { readonly personalNumber: string; readonly name: string };

/** What proves years later that someone has signed, as the eID handed it over: the signature, and that the certificate behind it was valid then. */
export type EidEvidence = { readonly signature: string; readonly ocspResponse: string };

export type EidAnswer =
  | { readonly status: "pending" | "failed"; readonly hint: EidHint }
  | { readonly status: "complete"; readonly person: ProvedPerson; readonly evidence: EidEvidence };

/**
 * `in-progress`: the person already has an order, which this one has ended. `order-gone`: the eID knows the order no more, or has told its outcome before.
 * `down`: no usable answer. `refused`: we asked for something we must not ask for, or are not let in.
 */
export type EidFailure = "in-progress" | "order-gone" | "down" | "refused";

/** Says what went wrong between us and the eID, and holds nothing about a person. */
export class EidError extends Error {
  readonly failure: EidFailure;
  constructor(failure: EidFailure, message: string) {
    super(message);
    this.name = "EidError";
    this.failure = failure;
  }
}

/** An electronic identification. Each call may throw `EidError`. */
export type Eid = {
  start(request: EidRequest): Promise<EidStarted>;
  /** An outcome is told once: keep it. */
  collect(orderRef: string): Promise<EidAnswer>;
  cancel(orderRef: string): Promise<void>;
};
