import { createHmac } from "node:crypto";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import type { EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";

type TakeBack = Pick<EmailTakeBackItem, "userId" | "id" | "salt">;

const secretOf = (codeSecret: string, { userId, id, salt }: TakeBack): string =>
  createHmac("sha256", codeSecret)
    .update(["email-take-back", userId, id, salt].join("\n"))
    .digest("base64url");

/** Signs the link that restores a former address. The signature cannot be derived from the table. */
export const takeBackToken = (codeSecret: string, made: TakeBack): string =>
  [made.userId, made.id, secretOf(codeSecret, made)].join(".");

/** Unverified: the token's own claim. */
export const readTakeBackToken = (token: string): Pick<TakeBack, "userId" | "id"> => {
  const [userId = "", id = ""] = token.split(".");
  return { userId, id };
};

export const isTakeBackToken = (codeSecret: string, made: TakeBack, token: string): boolean =>
  isSameSecret(token, takeBackToken(codeSecret, made));

/** After the #, which browsers send to no server. */
export const takeBackLink = (codeSecret: string, made: TakeBack, siteOrigin: string): string =>
  new URL(`/email-take-back#${takeBackToken(codeSecret, made)}`, siteOrigin).href;
