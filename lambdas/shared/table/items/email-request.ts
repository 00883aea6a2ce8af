import * as z from "zod";

/** That an administrator has asked for another address of an account, and what a second one has decided. */
export const EmailRequestItem = z.object({
  entity: z.literal("emailRequest"),
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** What the account had when it was asked for. */
  former: z.string(),
  reason: z.string(),
  state: z.enum(["asked", "approved", "declined"]),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was declined. */
  declined: z.string().optional(),
  /** It was approved, and the user pool has yet to be told. */
  unfinished: z.boolean().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type EmailRequestItem = z.infer<typeof EmailRequestItem>;

/** That one waits for a decision. A person has one at most. */
export const OpenEmailRequestItem = z.object({
  entity: z.literal("openEmailRequest"),
  requestId: z.string(),
  lapsesAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type OpenEmailRequestItem = z.infer<typeof OpenEmailRequestItem>;
