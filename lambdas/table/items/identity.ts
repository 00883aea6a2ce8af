import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { EidHint } from "#contract/identity.ts";

/** What an order is for, and what its completion needs. Of a typed personal number only the keyed hash is kept: the proved one is stored. */
export const EidPurpose = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("registration"),
    email: z.string(),
    phone: z.string(),
    language: Language,
    personalNumberMac: z.string(),
  }),
  z.object({ kind: z.literal("sign-in") }),
  z.object({ kind: z.literal("verification"), userId: z.string() }),
]);
export type EidPurpose = z.infer<typeof EidPurpose>;

/** Why the proof of an eID led to nothing. */
export const EidRefusal = z.enum([
  "eid-other-person",
  "eid-account-missing",
  "email-taken",
  "personal-number-taken",
  "phone-taken",
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
  /** `proved`: the eID has told who it is, and what the order is for is still to be done. */
  state: z.enum(["waiting", "proved", "complete", "failed", "refused", "cancelled"]),
  hint: EidHint,
  /** Epoch milliseconds. Whoever moves it on takes the next step alone; a step whose process died is free again then. */
  nextStepAt: z.number().int(),
  /** Who it is, encrypted for this order; gone once it has been made use of. */
  sealedProof: z.string().optional(),
  /** Whose account the completed order led to. */
  userId: z.string().optional(),
  /** The mail to a new account has yet to be sent. */
  welcomeDue: z.boolean().optional(),
  refusal: EidRefusal.optional(),
  age: z.number().int().optional(),
  expiresAt: z.number().int(),
});
export type EidOrderItem = z.infer<typeof EidOrderItem>;

/** Stands in for the password once. */
export const SignInTicketItem = z.object({
  entity: z.literal("signInTicket"),
  userId: z.string(),
  usedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type SignInTicketItem = z.infer<typeof SignInTicketItem>;

/** Leads from an address or a number to the one account that has it. */
export const GuardItem = z.object({ userId: z.string() });
export type GuardItem = z.infer<typeof GuardItem>;
