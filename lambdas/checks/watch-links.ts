import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { numberWatchKeys } from "#lambdas/platform/table/number-watch-keys.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { idIn, isTokenOf, sealedToken } from "#lambdas/platform/tokens/sealed-tokens.ts";

export type WatchName = { readonly frameNumber: string; readonly watcher: string };

export const watchKey = ({ frameNumber, watcher }: WatchName): Key =>
  numberWatchKeys.numberWatch(foldFrameNumber(frameNumber), frameNumber, watcher);

const confirmation = (id: string) => ({ purpose: "number-watch-asked", id, salt: "" });
const ending = (id: string) => ({ purpose: "number-watch-end", id, salt: "" });

/** The token follows a #, so browsers never send it to a server that could log it. */
export const confirmLink = (codeSecret: string, askedId: string, siteOrigin: string): string =>
  new URL(`/confirm-watch#${sealedToken(codeSecret, confirmation(askedId))}`, siteOrigin).href;

/** Undefined unless the seal is ours, as for `readEndToken`. */
export const readConfirmationToken = (codeSecret: string, token: string): string | undefined =>
  isTokenOf(codeSecret, token, confirmation(idIn(token))) ? idIn(token) : undefined;

/** A page for the reader, and an address for their mail program. */
export const endLinks = (
  codeSecret: string,
  { frameNumber, watcher }: WatchName,
  siteOrigin: string,
): { readonly page: string; readonly oneClick: string } => {
  const token = sealedToken(codeSecret, ending(`${frameNumber}.${watcher}`));
  return {
    page: new URL(`/end-watch#${token}`, siteOrigin).href,
    oneClick: new URL(`/api/number-watches/ends/${token}`, siteOrigin).href,
  };
};

export const readEndToken = (codeSecret: string, token: string): WatchName | undefined => {
  const [frameNumber = "", watcher = ""] = idIn(token).split(".");
  return isTokenOf(codeSecret, token, ending(idIn(token))) ? { frameNumber, watcher } : undefined;
};
