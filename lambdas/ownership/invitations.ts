import { createHash, createHmac } from "node:crypto";

/** The token is an HMAC of these, so no table row can open an invitation. */
export type InvitationSeed = { readonly transferId: string; readonly salt: string };

/** Derived, never stored: the mail and the lookup each compute it. */
export const invitationToken = (codeSecret: string, { transferId, salt }: InvitationSeed): string =>
  createHmac("sha256", codeSecret).update(["invitation", transferId, salt].join("\n")).digest("base64url");

export const hashOfInvitation = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/**
 * The token goes into the fragment, which browsers do not send, so neither servers nor link scanners see it.
 */
export const invitationLink = (codeSecret: string, invited: InvitationSeed, siteOrigin: string): string =>
  new URL(`/invitation#${invitationToken(codeSecret, invited)}`, siteOrigin).href;
