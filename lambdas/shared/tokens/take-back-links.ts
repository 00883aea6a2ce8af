import { createHmac, timingSafeEqual } from "node:crypto";
import type { EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";

type Made = Pick<EmailTakeBackItem, "userId" | "id" | "salt">;

const secretOf = (codeSecret: string, { userId, id, salt }: Made): string =>
  createHmac("sha256", codeSecret)
    .update(["email-take-back", userId, id, salt].join("\n"))
    .digest("base64url");

/** What lets the person who reads the mail of a former address put it back. The table holds nothing that it could be told from. */
export const takeBackToken = (codeSecret: string, made: Made): string =>
  [made.userId, made.id, secretOf(codeSecret, made)].join(".");

/** Which address a token is about, as far as it says itself. */
export const readTakeBackToken = (token: string): Pick<Made, "userId" | "id"> => {
  const [userId = "", id = ""] = token.split(".");
  return { userId, id };
};

export const isTakeBackToken = (codeSecret: string, made: Made, token: string): boolean => {
  const [given, wanted] = [Buffer.from(token), Buffer.from(takeBackToken(codeSecret, made))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** What follows the # of the page no server is sent or logs. */
export const takeBackLink = (codeSecret: string, made: Made, siteOrigin: string): string =>
  new URL(`/email-take-back#${takeBackToken(codeSecret, made)}`, siteOrigin).href;
