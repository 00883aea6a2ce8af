import { createHash } from "node:crypto";
import { nameOf } from "./name-of.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { Signed, SigningItem } from "#lambdas/shared/table/items/signing.ts";
import type { TransferSignature } from "#lambdas/shared/table/items/transfer.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A signature as the other of the two sees it. Whose identity is protected is named in the proof and nowhere else. */
export const signatureOf = (
  { text }: Pick<SigningItem, "text">,
  signed: Signed,
  profile: ProfileItem,
): TransferSignature => ({ ...signed, name: nameOf(profile), text, hash: hashOf(text) });
