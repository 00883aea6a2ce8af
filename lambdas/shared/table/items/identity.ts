import * as z from "zod";
import { EidHint } from "#contract/identity.ts";

/** What an order is for, and what its completion needs. */
export const EidPurpose = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("registration") }),
  z.object({ kind: z.literal("sign-in") }),
  z.object({ kind: z.literal("verification"), userId: z.string() }),
  z.object({ kind: z.literal("signature"), userId: z.string(), signingId: z.string() }),
]);
export type EidPurpose = z.infer<typeof EidPurpose>;

/** Why the proof of an eID led to nothing. */
export const EidRefusal = z.enum([
  "eid-other-person",
  "eid-account-missing",
  "account-erasing",
  "email-taken",
  "personal-number-taken",
  "phone-taken",
  "signature-mismatch",
  "signing-ended",
  "under-age",
]);
export type EidRefusal = z.infer<typeof EidRefusal>;

export const EidOrderItem = z.object({
  entity: z.literal("eidOrder"),
  id: z.string(),
  purpose: EidPurpose,
  /** SHA-256 of the secret that only the browser has. */
  secretHash: z.string(),
  orderRef: z.string(),
  qrStartToken: z.string(),
  qrStartSecret: z.string(),
  startedAt: z.iso.datetime(),
  /** `proved`: the eID has told who it is, and what the order is for is still to be done; a registration waits here for how to reach its person. */
  state: z.enum(["waiting", "proved", "complete", "failed", "refused", "cancelled"]),
  hint: EidHint,
  /** Epoch milliseconds. A person who moves it on takes the next step alone; a step whose process died is free again then. */
  nextStepAt: z.number().int(),
  /** Who it is, encrypted for this order; gone once it has been made use of. */
  sealedProof: z.string().optional(),
  /** Whose account the completed order led to. */
  userId: z.string().optional(),
  /** As whom they sign in to it, where the account does not have the same id. */
  poolUser: z.string().optional(),
  /** Nobody could sign in to it before. */
  hasReturned: z.boolean().optional(),
  refusal: EidRefusal.optional(),
  age: z.number().int().optional(),
  expiresAt: z.number().int(),
});
export type EidOrderItem = z.infer<typeof EidOrderItem>;

/** Stands in for the password once. */
export const SignInTicketItem = z.object({
  entity: z.literal("signInTicket"),
  userId: z.string(),
  /** No browser has it: we do with it what the pool lets nobody do but the person. */
  ours: z.boolean().optional(),
  usedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type SignInTicketItem = z.infer<typeof SignInTicketItem>;

/** Leads from an address or a number to the one account that has it. */
export const GuardItem = z.object({ userId: z.string() });
export type GuardItem = z.infer<typeof GuardItem>;

/** Whose an e-mail address is; while an account is being made for it, it is nobody's yet. */
export const EmailGuardItem = z.object({
  userId: z.string().optional(),
  reservedBy: z.string().optional(),
  /** It is held for an account that had it before. */
  heldFor: z.string().optional(),
  /** Epoch milliseconds. */
  reservedUntil: z.number().int().optional(),
});
export type EmailGuardItem = z.infer<typeof EmailGuardItem>;
