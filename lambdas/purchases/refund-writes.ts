import { entryWrites } from "#lambdas/ledger/entry-writes.ts";
import { noteWrite } from "#lambdas/notes/note-write.ts";
import type { SettlementWorld } from "#lambdas/purchases/purchases-world.ts";
import { receiptPath } from "#lambdas/purchases/receipt-path.ts";
import { type Action, update } from "#lambdas/table/actions.ts";
import { BalanceItem } from "#lambdas/table/items/person.ts";
import type { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys, lists } from "#lambdas/table/keys.ts";

type What = "purchase-refunded" | "refund-refused";

const buyersNote = (
  { system }: SettlementWorld,
  { userId, points, orderNumber }: PurchaseItem,
  what: What,
): Action =>
  noteWrite(
    { userId, type: "points", params: { what, points }, link: receiptPath(orderNumber) },
    system.newId("note"),
    system.now(),
  );

/** Takes exactly the purchase's points back and writes down that its money is owed, before anybody is asked for it. */
export const beginRefundWrites = (
  purchase: PurchaseItem,
  balance: BalanceItem,
  at: Date,
): readonly Action[] => {
  const { id, userId, points, orderNumber, refunds } = purchase;
  const entry = { userId, amount: -points, reason: "refund", reference: id, text: orderNumber, at } as const;
  return [
    update(keys.purchase(id))
      .set({
        state: "refunding",
        refundingAt: at.toISOString(),
        refunds: refunds + 1,
        refundVersion: balance.version + 1,
        gsi2pk: lists.unsettledPurchases(),
        gsi2sk: `${at.toISOString()}#${id}`,
      })
      .expect("state", purchase.state, "stale"),
    ...entryWrites(balance, entry),
  ];
};

/** Once the money is on its way. */
export const closeRefundWrites = (world: SettlementWorld, purchase: PurchaseItem): readonly Action[] => [
  update(keys.purchase(purchase.id))
    .set({ state: "refunded", refundedAt: world.system.now().toISOString() })
    .remove("gsi2pk", "gsi2sk")
    .expect("state", purchase.state, "stale"),
  buyersNote(world, purchase, "purchase-refunded"),
];

/** The money stays where it is, so the points come back. */
export const giveBackWrites = async (
  world: SettlementWorld,
  purchase: PurchaseItem,
): Promise<readonly Action[]> => {
  const { id: reference, userId, points: amount, orderNumber: text } = purchase;
  const { table, system, reportTrouble } = world;
  reportTrouble("refund-refused", reference);
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance) throw new Error("Somebody without a balance gets points back");
  const entry = { userId, amount, reason: "refund", reference, text, at: system.now() } as const;
  return [
    update(keys.purchase(reference))
      .set({ state: "paid" })
      .remove("gsi2pk", "gsi2sk", "refundingAt", "refundedAt", "refundVersion")
      .expect("state", purchase.state, "stale"),
    ...entryWrites(balance, entry),
    buyersNote(world, purchase, "refund-refused"),
  ];
};
