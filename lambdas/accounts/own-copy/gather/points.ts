import * as z from "zod";
import { everyOne, type Gathering } from "./gathering.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { BalanceItem, HoldItem, LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

/** Without what a row refers to: where an administrator has changed points, that is who it was. */
export const Points = z.object({
  balance: z.number().int(),
  ledger: z.array(LedgerItem.pick({ reason: true, amount: true, balanceAfter: true, text: true, at: true })),
  held: z.array(HoldItem.pick({ points: true, state: true })),
});

export const Purchases = z.array(
  PurchaseItem.pick({
    orderNumber: true,
    packageId: true,
    price: true,
    vat: true,
    points: true,
    bonusPoints: true,
    code: true,
    createdAt: true,
    state: true,
    method: true,
    paidAt: true,
    receiptNumber: true,
    refundedAt: true,
  }),
);

export const StickerOrders = z.array(
  StickerOrderItem.omit({ entity: true, id: true, userId: true, bikeId: true, version: true }),
);

export const gatherPoints = ({ own }: Gathering): z.infer<typeof Points> => ({
  balance: own.one("balance", BalanceItem)?.points ?? 0,
  ledger: own.of("ledger", Points.shape.ledger.element),
  held: own.of("pointsHold", Points.shape.held.element),
});

export const gatherPurchases = ({ table, userId }: Gathering) =>
  everyOne(table, { index: "gsi1", partition: lists.purchasesOf(userId), schema: Purchases.element });

export const gatherStickerOrders = ({ own }: Gathering) => own.of("stickerOrder", StickerOrders.element);
