import type { ExtractSealItem } from "#lambdas/shared/table/items/extract.ts";
import { isTokenOf, sealedToken } from "#lambdas/shared/tokens/sealed-tokens.ts";

type Sealable = Omit<ExtractSealItem, "entity" | "seal" | "expiresAt">;

const sealedOf = ({ sha256, extractId, caseNumber, authority, madeAt }: Sealable) => ({
  purpose: "extract",
  id: extractId,
  salt: JSON.stringify([sha256, caseNumber, authority, madeAt]),
});

/** Binds a file to the case that it was made for. */
export const extractSeal = (codeSecret: string, extract: Sealable): string =>
  sealedToken(codeSecret, sealedOf(extract));

export const isSealed = (codeSecret: string, { seal, ...extract }: Sealable & { seal: string }): boolean =>
  isTokenOf(codeSecret, seal, sealedOf(extract));
