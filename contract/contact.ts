import * as z from "zod";
import { Email, Language } from "#contract/accounts.ts";
import { Challenge, WorkDone } from "#contract/challenges.ts";
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
  solution: WorkDone,
});
export type NewContact = z.infer<typeof NewContact>;

export const contactRoutes = defineRoutes({
  getContactChallenge: {
    method: "GET",
    path: "/contact/challenge",
    access: "public",
    summary: "Get a proof-of-work challenge for the contact form",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  sendContact: {
    method: "POST",
    path: "/contact",
    access: "public",
    summary: "Send a message to the support, who answer by email",
    body: NewContact,
    /** The number of the case, to be named in later letters. */
    response: z.object({ caseNumber: z.string() }),
    problems: ["bot-check-failed", "too-many-requests"],
  },
});
