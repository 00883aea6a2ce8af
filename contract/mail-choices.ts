import * as z from "zod";
import { MailCategory } from "#contract/notification-settings.ts";
import { defineRoutes } from "#contract/route.ts";

const ByToken = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) });

const MailChoice = z.object({ category: MailCategory, wanted: z.boolean() });
export type MailChoice = z.infer<typeof MailChoice>;

/** For whoever holds a mail, signed in or not: its links carry a token that says who leaves which kind of mail. */
export const mailChoiceRoutes = defineRoutes({
  getMailChoice: {
    method: "GET",
    path: "/mail-choices/{token}",
    access: "public",
    summary: "Which kind of mail a link is about, and whether it is wanted",
    params: ByToken,
    response: MailChoice,
    problems: ["mail-link-invalid"],
  },
  refuseMails: {
    method: "POST",
    path: "/mail-choices/{token}",
    access: "public",
    summary: "Get no more mails of this kind; mail programs ask for it by themselves (RFC 8058)",
    params: ByToken,
    response: MailChoice,
    problems: ["mail-link-invalid"],
  },
  wantMails: {
    method: "PUT",
    path: "/mail-choices/{token}",
    access: "public",
    summary: "Get mails of this kind again",
    params: ByToken,
    response: MailChoice,
    problems: ["mail-link-invalid"],
  },
});
