import { type Named, nameOf } from "./name-of.ts";
import { hashOf } from "#lambdas/people/signatures/hash-of.ts";
import type { Signed, SigningItem } from "#lambdas/ownership/items/signing.ts";
import type { TransferSignature } from "#lambdas/ownership/items/transfer.ts";

/** Hides a protected name from the other party; only the evidence holds it. */
export const signatureOf = (
  { text, wording }: Pick<SigningItem, "text" | "wording">,
  signed: Signed,
  profile: Named,
): TransferSignature => ({ ...signed, name: nameOf(profile), text, hash: hashOf(text), wording });
