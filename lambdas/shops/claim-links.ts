import { type TokenContent, idIn, isTokenOf, sealedToken } from "#lambdas/platform/tokens/sealed-tokens.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";

type Linked = Pick<SaleItem, "storeId" | "saleId" | "salt">;

const sealed = ({ storeId, saleId, salt }: Linked): TokenContent => ({
  purpose: "claim",
  id: [storeId, saleId].join("."),
  salt,
});

/** Only parses the token; `isClaimTokenOf` verifies it. */
export const saleIn = (token: string): Pick<SaleItem, "storeId" | "saleId"> => {
  const [storeId = "", saleId = ""] = idIn(token).split(".");
  return { storeId, saleId };
};

export const isClaimTokenOf = (codeSecret: string, token: string, linked: Linked): boolean =>
  isTokenOf(codeSecret, token, sealed(linked));

/** The token follows a #, so browsers never send it to a server that could log it. */
export const claimPath = (codeSecret: string, linked: Linked): string =>
  `/claim#${sealedToken(codeSecret, sealed(linked))}`;

export const claimLink = (codeSecret: string, linked: Linked, siteOrigin: string): string =>
  new URL(claimPath(codeSecret, linked), siteOrigin).href;
