import * as z from "zod";
import { EidHint } from "#contract/people/identity.ts";

export const EidPurpose = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("registration") }),
  z.object({ kind: z.literal("sign-in"), forSettings: z.boolean().optional() }),
  z.object({ kind: z.literal("verification"), userId: z.string() }),
  z.object({ kind: z.literal("signature"), userId: z.string(), signingId: z.string() }),
]);
export type EidPurpose = z.infer<typeof EidPurpose>;

export const EidRefusal = z.enum([
  "eid-high-risk",
  "eid-other-network",
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
  /** SHA-256 of the browser's secret. */
  secretHash: z.string(),
  /** SHA-256 of the nonce that the app hands to the browser of the same device. Missing in orders for other devices. */
  nonceHash: z.string().optional(),
  /** The browser's network, readable only with its secret. */
  network: z.string().optional(),
  orderRef: z.string(),
  qrStartToken: z.string(),
  qrStartSecret: z.string(),
  startedAt: z.iso.datetime(),
  /** `proved`: identified, but not carried out yet; a registration waits here for contact details. */
  state: z.enum(["waiting", "proved", "complete", "failed", "refused", "cancelled"]),
  hint: EidHint,
  /** Epoch milliseconds. Taking a step moves it forward; if the process dies, the step is free again at that time. */
  nextStepAt: z.number().int(),
  /** The person, encrypted for this order; removed after use. */
  sealedProof: z.string().optional(),
  userId: z.string().optional(),
  /** The pool user, if it differs from the account id. */
  poolUser: z.string().optional(),
  /** The account had no pool user before. */
  hasReturned: z.boolean().optional(),
  refusal: EidRefusal.optional(),
  age: z.number().int().optional(),
  expiresAt: z.number().int(),
});
export type EidOrderItem = z.infer<typeof EidOrderItem>;

/** A ticket that replaces the password of one sign-in. */
export const SignInTicketItem = z.object({
  entity: z.literal("signInTicket"),
  userId: z.string(),
  /** Used by the server itself, for what the pool lets only the person do. */
  ours: z.boolean().optional(),
  /** True if the text in the eID app said that the order changes how the person signs in. */
  forSettings: z.boolean().optional(),
  usedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type SignInTicketItem = z.infer<typeof SignInTicketItem>;

/** Maps an address or number to its one account. */
export const GuardItem = z.object({ userId: z.string() });
export type GuardItem = z.infer<typeof GuardItem>;

/** Maps an e-mail address to its account; without `userId` it is only reserved. */
export const EmailGuardItem = z.object({
  userId: z.string().optional(),
  /** The account's owner only typed it, and loses it to a person who verifies it. */
  unproved: z.literal(true).optional(),
  reservedBy: z.string().optional(),
  /** The account that had it before and may take it back. */
  heldFor: z.string().optional(),
  /** Epoch milliseconds. */
  reservedUntil: z.number().int().optional(),
});
export type EmailGuardItem = z.infer<typeof EmailGuardItem>;
