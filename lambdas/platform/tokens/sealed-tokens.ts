import { createHmac } from "node:crypto";
import { isSameSecret } from "./is-same-secret.ts";

export type TokenContent = {
  /** A token for one purpose is invalid for another. */
  readonly purpose: string;
  readonly id: string;
  /** A new salt invalidates earlier tokens. */
  readonly salt: string;
};

const signatureOf = (codeSecret: string, { purpose, id, salt }: TokenContent): string =>
  createHmac("sha256", codeSecret).update([purpose, id, salt].join("\n")).digest("base64url");

/** Returns the id and a signature. The table alone is not enough to forge a token. */
export const sealedToken = (codeSecret: string, content: TokenContent): string =>
  [content.id, signatureOf(codeSecret, content)].join(".");

/** Reads the id of a token without checking the signature; `isTokenOf` checks it. */
export const idIn = (token: string): string => token.slice(0, token.lastIndexOf("."));

export const isTokenOf = (codeSecret: string, token: string, content: TokenContent): boolean =>
  isSameSecret(token, sealedToken(codeSecret, content));
