import * as z from "zod";
import { AuditAction } from "#contract/platform/audit-actions.ts";

/** A line of the audit log. Lines are added, and lose the names of people who are erased. */
export const AuditItem = z.object({
  entity: z.enum(["audit", "auditCopy"]),
  id: z.string(),
  /** The id of a person, a bike, an order or a case. */
  subject: z.string(),
  person: z.string().optional(),
  bike: z.string().optional(),
  by: z.string(),
  action: AuditAction,
  /** The administrator’s own words, without personal numbers. */
  reason: z.string().optional(),
  /** The search criteria, without personal numbers. */
  search: z.record(z.string(), z.string()).optional(),
  at: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type AuditItem = z.infer<typeof AuditItem>;
