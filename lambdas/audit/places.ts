import { auditPartition } from "#lambdas/shared/table/audit-keys.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { Query } from "#lambdas/shared/table/table.ts";

/** A list of lines. */
export type Place = Pick<Query<typeof AuditItem>, "partition" | "index">;

/** About a person, a bike or anything else that lines are written of. */
export const about = (subject: string): Place => ({ partition: auditPartition(subject) });

/** What an administrator has done. */
export const doneBy = (userId: string): Place => ({ partition: lists.auditBy(userId), index: "gsi1" });

export const everything: Place = { partition: lists.audit(), index: "gsi2" };
