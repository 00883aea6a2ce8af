import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { ContactTopic } from "#contract/contact.ts";

/** What someone wrote in the contact form. */
export const ContactCaseItem = z.object({
  entity: z.literal("contactCase"),
  caseNumber: z.string(),
  topic: ContactTopic,
  email: z.string(),
  /** Without the personal numbers that were in it. */
  message: z.string(),
  personalNumberHidden: z.boolean(),
  language: Language,
  createdAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type ContactCaseItem = z.infer<typeof ContactCaseItem>;
