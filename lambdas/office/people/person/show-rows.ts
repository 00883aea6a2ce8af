import { maskName } from "#contract/platform/mask-name.ts";
import type { PersonParts } from "#contract/office/people-admin-person.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import type { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import type { LedgerItem } from "#lambdas/people/items/person.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";

type PartRow<Part extends keyof PersonParts> = PersonParts[Part]["items"][number];

export const showBike = (bike: BikeItem): PartRow<"bikes"> => ({
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

export const showChange = ({ reason, amount, balanceAfter, at, text }: LedgerItem): PartRow<"points"> => ({
  reason,
  amount,
  balanceAfter,
  at,
  text,
});

export const showPurchase = (purchase: PurchaseItem): PartRow<"purchases"> => ({
  orderNumber: purchase.orderNumber,
  state: purchase.state,
  price: purchase.price,
  points: purchase.points,
  createdAt: purchase.createdAt,
  method: purchase.method,
  receiptNumber: purchase.receiptNumber,
  reversedMoney: purchase.reversedMoney,
});

export const showOrder = (order: StickerOrderItem): PartRow<"orders"> => ({
  orderNumber: order.orderNumber,
  state: order.state,
  count: order.count,
  bike: order.bike,
  orderedAt: order.createdAt,
});

/** Masks the other party, whose page has not been opened. */
export const showTransfer = (entry: ReceiptEntryItem): PartRow<"transfers"> => ({
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
