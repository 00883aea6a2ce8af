import * as z from "zod";
import { TodoQueue } from "#contract/todo.ts";

/** That an administrator looks into a case, until a moment that can pass before the item is gone. */
export const CaseClaimItem = z.object({
  entity: z.literal("caseClaim"),
  queue: TodoQueue,
  caseId: z.string(),
  by: z.string(),
  until: z.iso.datetime(),
  /** Another one each time it is written, so that of two who write at once one does. */
  token: z.string(),
  expiresAt: z.number().int(),
});
export type CaseClaimItem = z.infer<typeof CaseClaimItem>;
