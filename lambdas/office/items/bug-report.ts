import * as z from "zod";
import { Language, Role } from "#contract/people/accounts.ts";
import { BugState } from "#contract/office/bug-reports.ts";

/** An error on one page of one build, with all of its reports. */
export const BugItem = z.object({
  entity: z.literal("bug"),
  id: z.string(),
  /** Without ids and tokens. */
  path: z.string(),
  version: z.string(),
  error: z.string().optional(),
  /** Message of the newest report. */
  words: z.string(),
  state: BugState,
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type BugItem = z.infer<typeof BugItem>;

/** One report, kept for 90 days without personal numbers and contact data. */
export const BugLetterItem = z.object({
  entity: z.literal("bugLetter"),
  id: z.string(),
  bugId: z.string(),
  path: z.string(),
  message: z.string(),
  /** In words; empty if unknown. */
  browser: z.string(),
  /** Absent if signed out. */
  role: Role.optional(),
  userId: z.string().optional(),
  /** Reply address of someone without an account. */
  email: z.string().optional(),
  language: Language,
  requestId: z.string().optional(),
  /** Upload of the screenshot, which may never have arrived. */
  pictureId: z.string().optional(),
  at: z.iso.datetime(),
  answer: z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }).optional(),
  expiresAt: z.number().int(),
});
export type BugLetterItem = z.infer<typeof BugLetterItem>;
