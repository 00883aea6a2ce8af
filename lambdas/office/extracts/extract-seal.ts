import type { ExtractSealItem } from "#lambdas/people/items/extract.ts";
import { isTokenOf, sealedToken } from "#lambdas/platform/tokens/sealed-tokens.ts";

type Sealable = Omit<ExtractSealItem, "entity" | "seal" | "expiresAt">;

const sealInput = ({ sha256, extractId, caseNumber, authority, madeAt }: Sealable) => ({
  purpose: "extract",
  id: extractId,
  salt: JSON.stringify([sha256, caseNumber, authority, madeAt]),
});

/** An HMAC that binds a file to its case. */
export const extractSeal = (codeSecret: string, extract: Sealable): string =>
  sealedToken(codeSecret, sealInput(extract));

export const isSealed = (codeSecret: string, { seal, ...extract }: Sealable & { seal: string }): boolean =>
  isTokenOf(codeSecret, seal, sealInput(extract));
