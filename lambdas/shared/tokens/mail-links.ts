import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";
import { MailCategory } from "#contract/notification-settings.ts";

/** Who leaves which kind of mail. */
export type MailLink = { readonly userId: string; readonly category: MailCategory };

const cipher = "aes-256-ctr";
const sealBytes = 16;

const keyFor = (secret: string, use: string): Buffer =>
  createHmac("sha256", secret).update(`mail link ${use}`).digest();

/** Both the signature of the text and, as each text has another, what its encryption begins with. */
const sealOf = (secret: string, text: Uint8Array): Buffer =>
  createHmac("sha256", keyFor(secret, "seal")).update(text).digest().subarray(0, sealBytes);

/** Names a person and a kind of mail to nobody but us, and can be made up by nobody else. It is the same in every mail of the kind and does not run out: old mails shall be left too. */
export const mailToken = (secret: string, { userId, category }: MailLink): string => {
  const text = Buffer.from(`${category}\n${userId}`);
  const seal = sealOf(secret, text);
  const hidden = createCipheriv(cipher, keyFor(secret, "hide"), seal).update(text);
  return Buffer.concat([seal, hidden]).toString("base64url");
};

/** Undefined for what we did not write. */
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

/** The addresses in a mail by which its reader, or their mail program, leaves mails of its kind. What follows the # of the page no server is sent or logs. */
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
