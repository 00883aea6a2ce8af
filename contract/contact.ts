import * as z from "zod";
import { Email, Language } from "#contract/accounts.ts";
import { Challenge } from "#contract/challenges.ts";
import { rule } from "#contract/field-rules.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

export const contactTopics = [
  "account",
  "registration",
  "stolen",
  "protected-identity",
  "store",
  "privacy",
  "other",
] as const;
export const ContactTopic = z.enum(contactTopics, rule("required"));
export type ContactTopic = z.infer<typeof ContactTopic>;

export const NewContact = z.object({
  topic: ContactTopic,
  email: Email,
  message: requiredText(2000),
  language: Language,
  /** Base64 of the JSON `{ challenge, solution }`. */
  solution: z.string().max(4000),
});
export type NewContact = z.infer<typeof NewContact>;

export const contactRoutes = defineRoutes({
  getContactChallenge: {
    method: "GET",
    path: "/contact/challenge",
    access: "public",
    summary: "Work for the browser before it may send the contact form",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  sendContact: {
    method: "POST",
    path: "/contact",
    access: "public",
    summary: "Write to the people behind the register; an answer comes by mail",
    body: NewContact,
    /** The number of the case, to be named in later letters. */
    response: z.object({ caseNumber: z.string() }),
    problems: ["bot-check-failed", "too-many-requests"],
  },
});
