import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditOf } from "#lambdas/shared/table/audit.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";

type Done = {
  readonly orderNumber: string;
  readonly adminId: string;
  readonly action: AuditItem["action"];
  readonly reason?: string;
};

/** Writes down what an administrator did with an order. */
export const orderAudit = (
  system: Pick<System, "newId" | "now">,
  { orderNumber, adminId, action, reason }: Done,
): Action => {
  const at = system.now().toISOString();
  return auditOf(system, { subject: orderNumber, by: adminId, action, at, reason });
};

/** What an administrator typed, as it may be kept. */
export const keptReason = (system: Pick<System, "now">, typed: string): string =>
  hidePersonalNumbers(typed, swedishDate(system.now()));
