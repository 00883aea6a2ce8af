import * as z from "zod";
import { Email, Language } from "#contract/people/accounts.ts";
import { Challenge, EncodedSolution } from "#contract/platform/challenges.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

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

/** Rights of a person to their own data: articles 15 to 18, 20 and 21 of the GDPR. */
export const dataRights = [
  "access",
  "correction",
  "erasure",
  "restriction",
  "portability",
  "objection",
] as const;
export const DataRight = z.enum(dataRights, rule("required"));
export type DataRight = z.infer<typeof DataRight>;

export const CaseNumber = z.string().regex(/^K-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);

export const NewContact = z.object({
  topic: ContactTopic,
  /** Only with the topic `privacy`. */
  right: DataRight.optional(),
  /** The case to add the letter to, if it has the same address; otherwise a new case begins. */
  caseNumber: CaseNumber.optional(),
  email: Email,
  message: requiredText(2000),
  language: Language,
  solution: EncodedSolution,
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
    summary: "Send a message to support, who reply by email",
    body: NewContact,
    response: z.object({ caseNumber: z.string() }),
    problems: ["bot-check-failed", "too-many-requests"],
  },
});
