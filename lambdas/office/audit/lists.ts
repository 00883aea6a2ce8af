import { auditPartition } from "#lambdas/platform/table/audit-keys.ts";
import type { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { Query } from "#lambdas/platform/table/table.ts";

export type AuditList = Pick<Query<typeof AuditItem>, "partition" | "index">;

/** Lines about a person, a bike or any other subject. */
export const linesAbout = (subject: string): AuditList => ({ partition: auditPartition(subject) });

export const linesBy = (userId: string): AuditList => ({ partition: lists.auditBy(userId), index: "gsi1" });

export const allLines: AuditList = { partition: lists.audit(), index: "gsi2" };
