import { createHmac } from "node:crypto";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";

type RenewalTarget = Pick<ListingItem, "id" | "endsAt">;

const sealOf = (codeSecret: string, { id, endsAt }: RenewalTarget): string =>
  createHmac("sha256", codeSecret).update(["listing-renewal", id, endsAt].join("\n")).digest("base64url");

/** Signs a token that renews an ad once: the new `endsAt` invalidates it. */
export const renewalToken = (codeSecret: string, { id, endsAt }: RenewalTarget): string =>
  [id, Date.parse(endsAt), sealOf(codeSecret, { id, endsAt })].join(".");

/** Verifies a token; undefined if we did not sign it. */
export const readRenewalToken = (codeSecret: string, token: string): RenewalTarget | undefined => {
  const [id = "", milliseconds = "", seal = ""] = token.split(".");
  if (!/^\d{13}$/.test(milliseconds)) return undefined;
  const renewed = { id, endsAt: new Date(Number(milliseconds)).toISOString() };
  return isSameSecret(seal, sealOf(codeSecret, renewed)) ? renewed : undefined;
};

/** The token follows a #, so browsers never send it to a server that could log it. */
export const renewalLink = (codeSecret: string, renewed: RenewalTarget, siteOrigin: string): string =>
  new URL(`/renew-ad#${renewalToken(codeSecret, renewed)}`, siteOrigin).href;
