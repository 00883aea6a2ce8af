import * as z from "zod";

/** An administrator's request to change an account's address, and the second one's decision. */
export const EmailRequestItem = z.object({
  entity: z.literal("emailRequest"),
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** The address at the time of the request. */
  former: z.string(),
  reason: z.string(),
  state: z.enum(["asked", "approved", "declined"]),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  declined: z.string().optional(),
  /** Approved, but the user pool is not updated yet. */
  unfinished: z.boolean().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type EmailRequestItem = z.infer<typeof EmailRequestItem>;

/** The open request; a person has one at most. */
export const OpenEmailRequestItem = z.object({
  entity: z.literal("openEmailRequest"),
  requestId: z.string(),
  lapsesAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type OpenEmailRequestItem = z.infer<typeof OpenEmailRequestItem>;
