import * as z from "zod";
import { SigningMethod } from "#contract/signing.ts";
import { AgreedTerms } from "#contract/transfer-terms.ts";

/** What identifies a bike, as it stands in what is signed. */
export const SoldBike = z.object({ brand: z.string(), model: z.string(), frameNumber: z.string() });
export type SoldBike = z.infer<typeof SoldBike>;

/** Who has signed, how and when, and under which name the proof of that is kept. */
export const Signed = z.object({
  method: SigningMethod,
  name: z.string(),
  at: z.iso.datetime(),
  evidence: z.string(),
});
export type Signed = z.infer<typeof Signed>;

/** A buyer who is known by their account, and not by their address. */
export const KnownBuyer = z.object({
  userId: z.string(),
  /** What the seller may call them. */
  name: z.string(),
  /** How the seller has come to know them. */
  by: z.enum(["conversation", "invitation", "request"]),
});
export type KnownBuyer = z.infer<typeof KnownBuyer>;

/** What a text is signed for. */
const SigningPurpose = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("offer"),
    bikeId: z.string(),
    bike: SoldBike,
    terms: AgreedTerms,
    buyer: KnownBuyer.optional(),
    /** The request that it answers. */
    requestId: z.string().optional(),
    /** Who pays for it, where that is not the seller. */
    payerId: z.string().optional(),
  }),
  z.object({
    kind: z.literal("change"),
    transferId: z.string(),
    /** The version it replaces. */
    version: z.number().int(),
    bike: SoldBike,
    terms: AgreedTerms,
    buyer: KnownBuyer.optional(),
  }),
  z.object({ kind: z.literal("acceptance"), transferId: z.string(), version: z.number().int() }),
]);
export type SigningPurpose = z.infer<typeof SigningPurpose>;

/** A text that waits to be signed; `done` once what it was signed for has happened. */
export const SigningItem = z.object({
  entity: z.literal("signing"),
  id: z.string(),
  userId: z.string(),
  purpose: SigningPurpose,
  text: z.string(),
  state: z.enum(["waiting", "signed", "done"]),
  signed: Signed.optional(),
  /** What came of it. */
  transferId: z.string().optional(),
  expiresAt: z.number().int(),
});
export type SigningItem = z.infer<typeof SigningItem>;
