import * as z from "zod";
import { SigningMethod } from "#contract/signing.ts";

/** That someone has signed a text: the text as they saw it, and what proves that it was them. */
export const Evidence = z.object({
  signingId: z.string(),
  userId: z.string(),
  method: SigningMethod,
  /** As it was shown. */
  text: z.string(),
  at: z.string(),
  /** As BankID handed them over, in base64. */
  signature: z.string().optional(),
  ocspResponse: z.string().optional(),
  /** When the person who has no eID signed in for it. */
  signedInAt: z.string().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** What is put here stays as it is, until its time is over. */
export type EvidenceStore = { readonly keep: (name: string, evidence: Evidence) => Promise<void> };

/** For what nobody can rely on any more: a signature under something that came to nothing. */
export type EvidenceRemoval = { readonly forget: (name: string) => Promise<void> };
/** For the person who proves that it has. Undefined where nothing lies under the name. */
export type EvidenceReader = { readonly read: (name: string) => Promise<Evidence | undefined> };
