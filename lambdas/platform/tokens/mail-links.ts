import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";
import { MailCategory } from "#contract/people/notification-settings.ts";

export type MailLink = { readonly userId: string; readonly category: MailCategory };

const cipher = "aes-256-ctr";
const sealBytes = 16;

const keyFor = (secret: string, use: string): Buffer =>
  createHmac("sha256", secret).update(`mail link ${use}`).digest();

/** The signature of the text, which is also the initialisation vector, because each text has its own. */
const sealOf = (secret: string, text: Uint8Array): Buffer =>
  createHmac("sha256", keyFor(secret, "seal")).update(text).digest().subarray(0, sealBytes);

/** Encrypts and signs the person and the category. The token never expires, so that links in old mails work too. */
export const mailToken = (secret: string, { userId, category }: MailLink): string => {
  const text = Buffer.from(`${category}\n${userId}`);
  const seal = sealOf(secret, text);
  const hidden = createCipheriv(cipher, keyFor(secret, "hide"), seal).update(text);
  return Buffer.concat([seal, hidden]).toString("base64url");
};

/** Undefined for a forged token. */
export const readMailToken = (secret: string, token: string): MailLink | undefined => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= sealBytes) return undefined;
  const seal = bytes.subarray(0, sealBytes);
  const text = createDecipheriv(cipher, keyFor(secret, "hide"), seal).update(bytes.subarray(sealBytes));
  if (!timingSafeEqual(seal, sealOf(secret, text))) return undefined;
  const [category, userId] = text.toString().split("\n");
  const known = MailCategory.safeParse(category).data;
  return known === undefined || !userId ? undefined : { userId, category: known };
};

/** Returns the two unsubscribe links. The page has its token after #, which browsers do not send, so no server logs it. */
export const mailLinks = (
  secret: string,
  link: MailLink,
  siteOrigin: string,
): { readonly page: string; readonly oneClick: string } => {
  const token = mailToken(secret, link);
  return {
    page: new URL(`/unsubscribe#${token}`, siteOrigin).href,
    oneClick: new URL(`/api/mail-preferences/${token}`, siteOrigin).href,
  };
};
