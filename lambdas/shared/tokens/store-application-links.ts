import { type Sealed, idIn, isTokenOf as isSealedTokenOf, sealedToken } from "./sealed-tokens.ts";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";

type Linked = Pick<StoreApplicationItem, "applicationId" | "salt">;

const sealed = ({ applicationId: id, salt }: Linked): Sealed => ({ purpose: "store-application", id, salt });

/** What lets the person who reads the mail follow and withdraw their application. */
export const storeApplicationToken = (codeSecret: string, linked: Linked): string =>
  sealedToken(codeSecret, sealed(linked));

/** Which application a token names. That it was given by us is for `isTokenOf` to say. */
export const applicationIn = idIn;

export const isTokenOf = (codeSecret: string, token: string, linked: Linked): boolean =>
  isSealedTokenOf(codeSecret, token, sealed(linked));

/** What follows the # of the page no server is sent or logs. */
export const storeApplicationLink = (codeSecret: string, linked: Linked, siteOrigin: string): string =>
  new URL(`/store-application#${storeApplicationToken(codeSecret, linked)}`, siteOrigin).href;
