import type { SigningMethod } from "#contract/signing.ts";

/** That somebody has signed a text: the text as they saw it, and what proves that it was them. */
export type Evidence = {
  readonly signingId: string;
  readonly userId: string;
  readonly method: SigningMethod;
  /** As it was shown. */
  readonly text: string;
  readonly at: string;
  /** As BankID handed them over, in base64. */
  readonly signature?: string;
  readonly ocspResponse?: string;
  /** When whoever has no eID signed in for it. */
  readonly signedInAt?: string;
};

/** What is put here stays as it is, until its time is over. */
export type EvidenceStore = { readonly keep: (name: string, evidence: Evidence) => Promise<void> };

/** For what nobody can rely on any more: a signature under something that came to nothing. */
export type EvidenceRemoval = { readonly forget: (name: string) => Promise<void> };
