import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";

/** An address waiting for its mailed code. Also written for a taken address; only the mail differs. */
export const EmailChangeItem = z.object({
  entity: z.literal("emailChange"),
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** The account was just created with an eID, and the address is unverified. */
  welcome: z.boolean().optional(),
  /** The owner came back with an eID to an account nobody could sign in to. */
  hasReturned: z.boolean().optional(),
  /** The address before the return; it is notified. */
  former: z.string().optional(),
  language: Language,
  /** The code is derived from it and a secret. */
  salt: z.string(),
  tries: z.number().int(),
  /** Epoch seconds. */
  sentAt: z.number().int(),
  expiresAt: z.number().int(),
});
export type EmailChangeItem = z.infer<typeof EmailChangeItem>;

/** A former address, whose reader can put it back. */
export const EmailTakeBackItem = z.object({
  entity: z.literal("emailTakeBack"),
  /** Sorts by time of change. The address is held under this id. */
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  language: Language,
  /** The link is derived from it and a secret. */
  salt: z.string(),
  /** Two administrators changed it for an owner who had lost access. */
  bySupport: z.boolean().optional(),
  changedAt: z.iso.datetime(),
  usedAt: z.iso.datetime().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type EmailTakeBackItem = z.infer<typeof EmailTakeBackItem>;
