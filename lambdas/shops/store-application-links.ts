import {
  type TokenContent,
  idIn,
  isTokenOf as isSealedTokenOf,
  sealedToken,
} from "#lambdas/platform/tokens/sealed-tokens.ts";
import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";

type Linked = Pick<StoreApplicationItem, "applicationId" | "salt">;

const sealed = ({ applicationId: id, salt }: Linked): TokenContent => ({
  purpose: "store-application",
  id,
  salt,
});

export const storeApplicationToken = (codeSecret: string, linked: Linked): string =>
  sealedToken(codeSecret, sealed(linked));

/** Only parses the token; `isTokenOf` verifies it. */
export const applicationIn = idIn;

export const isTokenOf = (codeSecret: string, token: string, linked: Linked): boolean =>
  isSealedTokenOf(codeSecret, token, sealed(linked));

/** The token follows a #, so browsers never send it to a server that could log it. */
export const storeApplicationLink = (codeSecret: string, linked: Linked, siteOrigin: string): string =>
  new URL(`/store-application#${storeApplicationToken(codeSecret, linked)}`, siteOrigin).href;
