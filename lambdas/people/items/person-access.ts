import * as z from "zod";

/** An administrator's access to a person's data, for a case or a stated reason. */
export const PersonAccessItem = z.object({
  entity: z.literal("personAccess"),
  userId: z.string(),
  adminId: z.string(),
  at: z.iso.datetime(),
  /** The case, by its queue. */
  queue: z.string().optional(),
  caseId: z.string().optional(),
  /** The kind of reason, and the administrator's words without personal numbers. */
  reason: z.string().optional(),
  text: z.string().optional(),
  /** Drawn for another administrator, who decides whether the access is explained. */
  drawnAt: z.iso.datetime().optional(),
  outcome: z.enum(["explained", "unexplained"]).optional(),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  answer: z.string().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type PersonAccessItem = z.infer<typeof PersonAccessItem>;
