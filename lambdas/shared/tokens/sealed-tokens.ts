import { createHmac, timingSafeEqual } from "node:crypto";

/** What a token names, and what it follows from in addition to the service's own key. */
export type Sealed = {
  /** What it is good for: a token for one thing opens no other. */
  readonly purpose: string;
  readonly id: string;
  /** Another one makes the tokens worthless that were given before. */
  readonly salt: string;
};

const sealOf = (codeSecret: string, { purpose, id, salt }: Sealed): string =>
  createHmac("sha256", codeSecret).update([purpose, id, salt].join("\n")).digest("base64url");

/** The id and a seal. The table holds nothing that it could be made of. */
export const sealedToken = (codeSecret: string, sealed: Sealed): string =>
  [sealed.id, sealOf(codeSecret, sealed)].join(".");

/** The id that a token names. That it was given by us is for `isTokenOf` to say. */
export const idIn = (token: string): string => token.slice(0, token.lastIndexOf("."));

export const isTokenOf = (codeSecret: string, token: string, sealed: Sealed): boolean => {
  const [given, wanted] = [Buffer.from(token), Buffer.from(sealedToken(codeSecret, sealed))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
