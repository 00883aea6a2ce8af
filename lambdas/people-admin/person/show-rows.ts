import { maskName } from "#contract/mask-name.ts";
import type { PersonParts } from "#contract/people-admin-person.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import type { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import type { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";

type Row<Part extends keyof PersonParts> = PersonParts[Part]["items"][number];

export const showBike = (bike: BikeItem): Row<"bikes"> => ({
  id: bike.id,
  brand: bike.brand,
  model: bike.model,
  type: bike.type,
  color: bike.color,
  frameNumber: bike.frameNumber,
  status: bike.status,
  photoUrl: bike.photoUploadId && `/photos/${bike.photoUploadId}.jpg`,
  batteryStolen: bike.batteryStolenSince !== undefined,
});

export const showChange = ({ reason, amount, balanceAfter, at, text }: LedgerItem): Row<"points"> => ({
  reason,
  amount,
  balanceAfter,
  at,
  text,
});

export const showPurchase = (purchase: PurchaseItem): Row<"purchases"> => ({
  orderNumber: purchase.orderNumber,
  state: purchase.state,
  price: purchase.price,
  points: purchase.points,
  createdAt: purchase.createdAt,
  method: purchase.method,
  receiptNumber: purchase.receiptNumber,
});

export const showOrder = (order: StickerOrderItem): Row<"orders"> => ({
  orderNumber: order.orderNumber,
  state: order.state,
  count: order.count,
  bike: order.bike,
  orderedAt: order.createdAt,
});

/** The other one is someone else, whom nobody has opened: they are told apart and no more. */
export const showTransfer = (entry: ReceiptEntryItem): Row<"transfers"> => ({
  transferId: entry.transferId,
  role: entry.role,
  state: entry.state,
  price: entry.price,
  createdAt: entry.createdAt,
  endedAt: entry.endedAt,
  receiptNumber: entry.receiptNumber,
  bike: titleOf(entry.bike),
  frameNumber: entry.bike.frameNumber,
  otherName: maskName(entry.otherName),
});
