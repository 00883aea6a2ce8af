import * as z from "zod";
import { Language } from "#contract/accounts.ts";

/** The copy of all that is kept about a person: one at a time. It stands in the list of open ones until it is made or given up. */
export const OwnCopyItem = z.object({
  entity: z.literal("ownCopy"),
  userId: z.string(),
  copyId: z.string(),
  state: z.enum(["asked", "making", "ready", "failed"]),
  language: Language,
  askedAt: z.iso.datetime(),
  /** How often it was begun. */
  attempts: z.number().int(),
  /** Epoch milliseconds until which someone makes it. */
  heldUntil: z.number().int().default(0),
  /** Files that are in it, of how many. */
  done: z.number().int().optional(),
  of: z.number().int().optional(),
  readyAt: z.iso.datetime().optional(),
  /** When the file is gone. */
  endsAt: z.iso.datetime().optional(),
  bytes: z.number().int().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type OwnCopyItem = z.infer<typeof OwnCopyItem>;
