import { createHmac, timingSafeEqual } from "node:crypto";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";

type Linked = Pick<StoreApplicationItem, "applicationId" | "salt">;

const sealOf = (codeSecret: string, { applicationId, salt }: Linked): string =>
  createHmac("sha256", codeSecret)
    .update(["store-application", applicationId, salt].join("\n"))
    .digest("base64url");

/** What lets the person who reads the mail follow and withdraw their application. The table holds nothing that it could be made of. */
export const storeApplicationToken = (codeSecret: string, linked: Linked): string =>
  [linked.applicationId, sealOf(codeSecret, linked)].join(".");

/** Which application a token names. That it was given by us is for `isTokenOf` to say. */
export const applicationIn = (token: string): string => token.split(".", 1).join();

export const isTokenOf = (codeSecret: string, token: string, linked: Linked): boolean => {
  const [given, wanted] = [token, storeApplicationToken(codeSecret, linked)].map((text) => Buffer.from(text));
  return (
    given !== undefined &&
    wanted !== undefined &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  );
};

/** What follows the # of the page no server is sent or logs. */
export const storeApplicationLink = (codeSecret: string, linked: Linked, siteOrigin: string): string =>
  new URL(`/store-application#${storeApplicationToken(codeSecret, linked)}`, siteOrigin).href;
