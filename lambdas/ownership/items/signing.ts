import * as z from "zod";
import { SigningMethod } from "#contract/people/signing.ts";
import { AgreedTerms } from "#contract/ownership/transfer-terms.ts";

/** The bike as named in the signed text. */
export const SoldBike = z.object({ brand: z.string(), model: z.string(), frameNumber: z.string() });
export type SoldBike = z.infer<typeof SoldBike>;

/** A signature; `evidence` names the stored proof. */
export const Signed = z.object({
  method: SigningMethod,
  name: z.string(),
  at: z.iso.datetime(),
  evidence: z.string(),
});
export type Signed = z.infer<typeof Signed>;

/** A buyer known by account instead of address. */
export const KnownBuyer = z.object({
  userId: z.string(),
  /** The name that the seller may see. */
  name: z.string(),
  by: z.enum(["conversation", "invitation", "request"]),
});
export type KnownBuyer = z.infer<typeof KnownBuyer>;

const SigningPurpose = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("offer"),
    bikeId: z.string(),
    bike: SoldBike,
    terms: AgreedTerms,
    buyer: KnownBuyer.optional(),
    requestId: z.string().optional(),
    /** Set when someone other than the seller pays. */
    payerId: z.string().optional(),
  }),
  z.object({
    kind: z.literal("change"),
    transferId: z.string(),
    version: z.number().int(),
    bike: SoldBike,
    terms: AgreedTerms,
    buyer: KnownBuyer.optional(),
  }),
  z.object({ kind: z.literal("acceptance"), transferId: z.string(), version: z.number().int() }),
]);
export type SigningPurpose = z.infer<typeof SigningPurpose>;

/** A text to sign; `done` once what was signed has been carried out. */
export const SigningItem = z.object({
  entity: z.literal("signing"),
  id: z.string(),
  userId: z.string(),
  purpose: SigningPurpose,
  text: z.string(),
  wording: z.number().int().optional(),
  state: z.enum(["waiting", "signed", "done"]),
  signed: Signed.optional(),
  transferId: z.string().optional(),
  expiresAt: z.number().int(),
});
export type SigningItem = z.infer<typeof SigningItem>;
