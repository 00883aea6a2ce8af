import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import type { StickerOrderItem, StoreOrderItem } from "#lambdas/shared/table/items/order.ts";

type Done = {
  readonly adminId: string;
  readonly action: AuditItem["action"];
  readonly reason?: string;
};

/** Writes down what an administrator did with an order. */
export const orderAudit = (
  system: Pick<System, "newId" | "now">,
  order: StickerOrderItem | StoreOrderItem,
  { adminId, action, reason }: Done,
): readonly Action[] => {
  const at = system.now().toISOString();
  const about = order.entity === "stickerOrder" ? { person: order.userId, bike: order.bikeId } : {};
  return auditWrites(system, { subject: order.orderNumber, ...about, by: adminId, action, at, reason });
};

/** What an administrator typed, as it may be kept. */
export const keptReason = (system: Pick<System, "now">, typed: string): string =>
  hidePersonalNumbers(typed, swedishDate(system.now()));
