import { mailtoOf } from "#contract/platform/mailto.ts";

/** The content of /.well-known/security.txt (RFC 9116). It expires on the first of a month, so that templates of one month are alike. */
export const securityText = (supportEmail: string, now: Date): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return [
    `Contact: ${mailtoOf(supportEmail)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: sv, en",
    "",
  ].join("\n");
};
