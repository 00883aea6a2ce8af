import { createHash, createHmac } from "node:crypto";

/** What an invitation follows from. Its token is a keyed hash of that, so the table holds nothing that opens it. */
export type Invited = { readonly transferId: string; readonly salt: string };

/** The 256 bits that a link ends with. A person who writes the mail and the person who keeps the hash each work them out. */
export const invitationToken = (codeSecret: string, { transferId, salt }: Invited): string =>
  createHmac("sha256", codeSecret).update(["invitation", transferId, salt].join("\n")).digest("base64url");

export const hashOfInvitation = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** What follows the # of the page no server is sent or logs, and no mail program that looks at links can use. */
export const invitationLink = (codeSecret: string, invited: Invited, siteOrigin: string): string =>
  new URL(`/invitation#${invitationToken(codeSecret, invited)}`, siteOrigin).href;
