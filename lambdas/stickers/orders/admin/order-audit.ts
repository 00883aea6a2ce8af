import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import type { StickerOrderItem, StoreOrderItem } from "#lambdas/stickers/items/order.ts";

type AdminAction = {
  readonly adminId: string;
  readonly action: AuditItem["action"];
  readonly reason?: string;
};

export const orderAudit = (
  system: Pick<System, "newId" | "now">,
  order: StickerOrderItem | StoreOrderItem,
  { adminId, action, reason }: AdminAction,
): readonly Action[] => {
  const at = system.now().toISOString();
  const about = order.entity === "stickerOrder" ? { person: order.userId, bike: order.bikeId } : {};
  return auditWrites(system, { subject: order.orderNumber, ...about, by: adminId, action, at, reason });
};

export const storableReason = (system: Pick<System, "now">, typed: string): string =>
  hidePersonalNumbers(typed, swedishDate(system.now()));
