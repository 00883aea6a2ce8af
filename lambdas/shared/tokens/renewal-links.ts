import { createHmac, timingSafeEqual } from "node:crypto";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";

type Renewed = Pick<ListingItem, "id" | "endsAt">;

const sealOf = (codeSecret: string, { id, endsAt }: Renewed): string =>
  createHmac("sha256", codeSecret).update(["listing-renewal", id, endsAt].join("\n")).digest("base64url");

/** What lets the person who reads a mail about an ad renew it once: with its new end the link is of the past. */
export const renewalToken = (codeSecret: string, { id, endsAt }: Renewed): string =>
  [id, Date.parse(endsAt), sealOf(codeSecret, { id, endsAt })].join(".");

/** Which end of which ad a token is about; undefined for what we did not write. */
export const readRenewalToken = (codeSecret: string, token: string): Renewed | undefined => {
  const [id = "", milliseconds = "", seal = ""] = token.split(".");
  if (!/^\d{13}$/.test(milliseconds)) return undefined;
  const renewed = { id, endsAt: new Date(Number(milliseconds)).toISOString() };
  const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(codeSecret, renewed))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? renewed : undefined;
};

/** What follows the # of the page no server is sent or logs. */
export const renewalLink = (codeSecret: string, renewed: Renewed, siteOrigin: string): string =>
  new URL(`/renew-ad#${renewalToken(codeSecret, renewed)}`, siteOrigin).href;
