import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { MailCategory } from "#contract/notification-settings.ts";
import { defineRoutes } from "#contract/route.ts";

const LetterName = z.string().regex(/^[a-z][a-z-]{2,59}$/);
const ByName = z.object({ name: LetterName });

/** A mail as it would be sent, with made-up contents. */
const LetterSample = z.object({
  name: LetterName,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The choice by which its reader leaves mails like it; absent where nobody can. */
  category: MailCategory.optional(),
});
export type LetterSample = z.infer<typeof LetterSample>;

/** Mails are tried out by administrators, and nowhere that real people get them: these routes do not exist in production. */
export const letterRoutes = defineRoutes({
  listLetters: {
    method: "GET",
    path: "/admin/letters",
    access: "admin",
    summary: "The names of all mails that are sent",
    endsWithSession: true,
    response: z.object({ names: z.array(LetterName) }),
    problems: ["route-not-found"],
  },
  showLetter: {
    method: "GET",
    path: "/admin/letters/{name}",
    access: "admin",
    summary: "A mail with made-up contents, as it would be sent",
    endsWithSession: true,
    params: ByName,
    query: z.object({ language: Language }),
    response: LetterSample,
    problems: ["route-not-found"],
  },
  sendLetter: {
    method: "POST",
    path: "/admin/letters/{name}/copies",
    access: "admin",
    summary: "Get such a mail oneself",
    endsWithSession: true,
    params: ByName,
    body: z.object({ language: Language }),
    response: z.object({ to: z.string() }),
    problems: ["route-not-found", "too-many-requests"],
  },
});
