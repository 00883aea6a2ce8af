import { type Named, nameOf } from "./name-of.ts";
import { hashOf } from "#lambdas/shared/signatures/hash-of.ts";
import type { Signed, SigningItem } from "#lambdas/shared/table/items/signing.ts";
import type { TransferSignature } from "#lambdas/shared/table/items/transfer.ts";

/** A signature as the other of the two sees it. Whose identity is protected is named in the proof and nowhere else. */
export const signatureOf = (
  { text }: Pick<SigningItem, "text">,
  signed: Signed,
  profile: Named,
): TransferSignature => ({ ...signed, name: nameOf(profile), text, hash: hashOf(text) });
