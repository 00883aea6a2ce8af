import * as z from "zod";
import { TodoQueue } from "#contract/office/todo.ts";

/** An administrator's claim on a case. It ends at `until`, before the item is deleted. */
export const CaseClaimItem = z.object({
  entity: z.literal("caseClaim"),
  queue: TodoQueue,
  caseId: z.string(),
  by: z.string(),
  until: z.iso.datetime(),
  /** Changes with every write, so that only one of two concurrent writes succeeds. */
  token: z.string(),
  expiresAt: z.number().int(),
});
export type CaseClaimItem = z.infer<typeof CaseClaimItem>;
