import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { ContactEntryKind, ContactState } from "#contract/office/contact-cases.ts";
import { ContactTopic, DataRight } from "#contract/office/contact.ts";

/** `by` is an administrator; letters have none. */
const ContactEntryItem = z.object({
  kind: ContactEntryKind,
  at: z.iso.datetime(),
  /** Personal numbers removed. */
  text: z.string().optional(),
  by: z.string().optional(),
});

export const ContactCaseItem = z.object({
  entity: z.literal("contactCase"),
  caseNumber: z.string(),
  topic: ContactTopic,
  right: DataRight.optional(),
  state: ContactState,
  email: z.string(),
  personalNumberHidden: z.boolean(),
  language: Language,
  createdAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** The time of the question that waits for an answer, or got it at `answeredAt`. */
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().optional(),
  /** Swedish date; only of requests about personal data. */
  dueOn: z.iso.date().optional(),
  extendedAt: z.iso.datetime().optional(),
  /** The administrator who has taken it. */
  holder: z.string().optional(),
  /** Oldest first. */
  history: z.array(ContactEntryItem),
  version: z.number().int(),
  expiresAt: z.number().int(),
});
export type ContactCaseItem = z.infer<typeof ContactCaseItem>;
export type ContactEntryItem = z.infer<typeof ContactEntryItem>;
