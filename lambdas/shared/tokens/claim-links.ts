import { type Sealed, idIn, isTokenOf, sealedToken } from "./sealed-tokens.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";

type Linked = Pick<SaleItem, "storeId" | "saleId" | "salt">;

const sealed = ({ storeId, saleId, salt }: Linked): Sealed => ({
  purpose: "claim",
  id: [storeId, saleId].join("."),
  salt,
});

/** Which sale of which store a token names. That it was given by us is for `isClaimTokenOf` to say. */
export const saleIn = (token: string): Pick<SaleItem, "storeId" | "saleId"> => {
  const [storeId = "", saleId = ""] = idIn(token).split(".");
  return { storeId, saleId };
};

export const isClaimTokenOf = (codeSecret: string, token: string, linked: Linked): boolean =>
  isTokenOf(codeSecret, token, sealed(linked));

/** Where the buyer claims the bike. What follows the # no server is sent or logs. */
export const claimPath = (codeSecret: string, linked: Linked): string =>
  `/claim#${sealedToken(codeSecret, sealed(linked))}`;

export const claimLink = (codeSecret: string, linked: Linked, siteOrigin: string): string =>
  new URL(claimPath(codeSecret, linked), siteOrigin).href;
