import * as z from "zod";
import { AuditAction } from "#contract/audit-actions.ts";

/** Remembers who looked at or changed what; lines are only ever added. */
export const AuditItem = z.object({
  entity: z.enum(["audit", "auditCopy"]),
  id: z.string(),
  /** What it was done to: a person, a bike, an order, a case. */
  subject: z.string(),
  /** The account that it concerns. */
  person: z.string().optional(),
  bike: z.string().optional(),
  by: z.string(),
  action: AuditAction,
  /** Why, in the administrator’s own words, without personal numbers. */
  reason: z.string().optional(),
  /** What was looked for, without personal numbers. */
  search: z.record(z.string(), z.string()).optional(),
  at: z.iso.datetime(),
});
export type AuditItem = z.infer<typeof AuditItem>;
