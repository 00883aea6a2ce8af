import * as z from "zod";
import { Language } from "#contract/accounts.ts";

/** An address that waits for the code that was mailed to it. One is written for an address of someone else as well: what is mailed tells them apart. */
export const EmailChangeItem = z.object({
  entity: z.literal("emailChange"),
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** The account has just been made with an eID, and the address was typed. */
  welcome: z.boolean().optional(),
  /** Its owner has come back with an eID to an account that nobody could sign in to. */
  hasReturned: z.boolean().optional(),
  /** What the account had before they came back, and is told so. */
  former: z.string().optional(),
  language: Language,
  /** The code follows from it and from a secret. */
  salt: z.string(),
  tries: z.number().int(),
  /** Epoch seconds. */
  sentAt: z.number().int(),
  expiresAt: z.number().int(),
});
export type EmailChangeItem = z.infer<typeof EmailChangeItem>;

/** The address that an account had before, which the person who reads its mail can put back. */
export const EmailTakeBackItem = z.object({
  entity: z.literal("emailTakeBack"),
  /** In the order of the changes. The address is held for it. */
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  language: Language,
  /** The link follows from it and from a secret. */
  salt: z.string(),
  /** Two administrators have changed it for someone who had lost it. */
  bySupport: z.boolean().optional(),
  changedAt: z.iso.datetime(),
  usedAt: z.iso.datetime().optional(),
  /** Epoch seconds, when it is over. */
  expiresAt: z.number().int(),
});
export type EmailTakeBackItem = z.infer<typeof EmailTakeBackItem>;
