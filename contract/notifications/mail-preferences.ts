import * as z from "zod";
import { MailCategory } from "#contract/people/notification-settings.ts";
import { defineRoutes } from "#contract/platform/route.ts";

const ByToken = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) });

const MailPreference = z.object({ category: MailCategory, wanted: z.boolean() });
export type MailPreference = z.infer<typeof MailPreference>;

/** For a mail's reader, signed in or not: the link's token names the account and the kind of mail. */
export const mailPreferenceRoutes = defineRoutes({
  getMailPreference: {
    method: "GET",
    path: "/mail-preferences/{token}",
    access: "public",
    summary: "Get the kind of mail that a link is about, and whether it is sent",
    params: ByToken,
    response: MailPreference,
    problems: ["mail-link-invalid"],
  },
  refuseMails: {
    method: "POST",
    path: "/mail-preferences/{token}",
    access: "public",
    summary: "Stop mail of this kind, also by one click from a mail program (RFC 8058)",
    params: ByToken,
    response: MailPreference,
    problems: ["mail-link-invalid"],
  },
  wantMails: {
    method: "PUT",
    path: "/mail-preferences/{token}",
    access: "public",
    summary: "Start mail of this kind again",
    params: ByToken,
    response: MailPreference,
    problems: ["mail-link-invalid"],
  },
});
