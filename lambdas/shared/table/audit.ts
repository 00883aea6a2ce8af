import type { System } from "#lambdas/system.ts";
import { type Action, put } from "./actions.ts";
import type { AuditItem } from "./items/audit.ts";
import { keys } from "./keys.ts";

/** Writes down which administrator did what. */
export const auditOf = ({ newId }: Pick<System, "newId">, line: Omit<AuditItem, "entity">): Action =>
  put(keys.audit(line.subject, line.at, newId("audit")), "audit", line).expectNew("conflict-try-again");
