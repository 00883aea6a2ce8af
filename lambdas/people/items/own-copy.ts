import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";

/** A person's data export; there is only one. Listed as open until it is finished or abandoned. */
export const OwnCopyItem = z.object({
  entity: z.literal("ownCopy"),
  userId: z.string(),
  copyId: z.string(),
  state: z.enum(["asked", "making", "ready", "failed"]),
  language: Language,
  askedAt: z.iso.datetime(),
  attempts: z.number().int(),
  /** Epoch milliseconds of the job's lock. */
  heldUntil: z.number().int().default(0),
  /** Files done, and in total (`of`). */
  done: z.number().int().optional(),
  of: z.number().int().optional(),
  readyAt: z.iso.datetime().optional(),
  /** The time at which the file is deleted. */
  endsAt: z.iso.datetime().optional(),
  bytes: z.number().int().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type OwnCopyItem = z.infer<typeof OwnCopyItem>;
