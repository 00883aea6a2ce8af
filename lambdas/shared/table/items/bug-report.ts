import * as z from "zod";
import { Language, Role } from "#contract/accounts.ts";
import { BugState } from "#contract/bug-reports.ts";

/** One fault of one page in one build, however many have reported it. */
export const BugItem = z.object({
  entity: z.literal("bug"),
  id: z.string(),
  /** Without ids and tokens. */
  path: z.string(),
  version: z.string(),
  error: z.string().optional(),
  /** Of the first who reported it. */
  words: z.string(),
  state: BugState,
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type BugItem = z.infer<typeof BugItem>;

/** What one person has written about it, for 90 days, without personal numbers and ways to be reached. */
export const BugLetterItem = z.object({
  entity: z.literal("bugLetter"),
  id: z.string(),
  bugId: z.string(),
  path: z.string(),
  message: z.string(),
  /** In words; empty where it is unknown. */
  browser: z.string(),
  /** Absent for someone signed out. */
  role: Role.optional(),
  userId: z.string().optional(),
  /** Where an answer goes to someone without an account. */
  email: z.string().optional(),
  language: Language,
  requestId: z.string().optional(),
  /** The upload with a picture of the page. It may never have come. */
  pictureId: z.string().optional(),
  at: z.iso.datetime(),
  answer: z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }).optional(),
  expiresAt: z.number().int(),
});
export type BugLetterItem = z.infer<typeof BugLetterItem>;
