import * as z from "zod";
import { SigningMethod } from "#contract/people/signing.ts";

/** A signature: the text as it was shown, and the proof of who signed it. */
export const Evidence = z.object({
  signingId: z.string(),
  userId: z.string(),
  method: SigningMethod,
  text: z.string(),
  at: z.string(),
  /** From BankID, in base64. */
  signature: z.string().optional(),
  ocspResponse: z.string().optional(),
  /** Set if someone without an eID confirmed by signing in. */
  signedInAt: z.string().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Evidence is never changed until its retention ends. */
export type EvidenceStore = { readonly keep: (name: string, evidence: Evidence) => Promise<void> };

/** Removes signatures of agreements that were never completed. */
export type EvidenceRemoval = { readonly forget: (name: string) => Promise<void> };
/** `read` returns undefined for an unknown name. */
export type EvidenceReader = { readonly read: (name: string) => Promise<Evidence | undefined> };
