import type { PurchaseReceipt } from "#contract/purchase-receipts.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { showPurchase } from "#lambdas/purchases/show-purchase.ts";
import { opensReceipt, receiptShare } from "#lambdas/secrets/receipt-share.ts";
import { BalanceItem, ProfileItem } from "#lambdas/table/items/person.ts";
import { OrderItem, PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys } from "#lambdas/table/keys.ts";
import { type RateLimit, countAgainst } from "#lambdas/table/rate-limit.ts";
import type { Table } from "#lambdas/table/table.ts";

/** Order numbers are random, and who tries them is stopped. */
const receiptsTried: RateLimit = {
  what: "shared-receipts",
  most: 60,
  seconds: 600,
  failure: "too-many-requests",
};

const findPaid = async (
  table: Pick<Table, "get">,
  orderNumber: string,
): Promise<PurchaseItem | undefined> => {
  const order = await table.get(keys.order(orderNumber), OrderItem);
  if (order?.purchaseId === undefined) return undefined;
  const purchase = await table.get(keys.purchase(order.purchaseId), PurchaseItem);
  return purchase?.receiptNumber === undefined ? undefined : purchase;
};

const showReceipt = async (
  { table, system, seller }: PurchasesWorld,
  purchase: PurchaseItem,
): Promise<PurchaseReceipt> => {
  const { userId } = purchase;
  const [profile, balance] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    table.get(keys.balance(userId), BalanceItem),
  ]);
  const moment = { balance: balance?.points ?? 0, now: system.now() };
  return { seller, purchase: showPurchase(purchase, moment), buyerName: profile?.fullName ?? "" };
};

/** The receipt of one's own purchase, with what lets others see it. */
export const getReceipt = async (
  world: PurchasesWorld,
  userId: string,
  orderNumber: string,
): Promise<PurchaseReceipt> => {
  const purchase = await findPaid(world.table, orderNumber);
  if (purchase?.userId !== userId) throw new ProblemError("purchase-not-found");
  const share = receiptShare(world.receiptSecret, orderNumber, world.system.now());
  return { ...(await showReceipt(world, purchase)), share };
};

/** A receipt by a link that its owner has made. Whatever is wrong with it, it is not found: nobody learns which numbers there are. */
export const openReceipt = async (
  world: PurchasesWorld,
  { orderNumber, share, address }: { orderNumber: string; share: string; address: string },
): Promise<PurchaseReceipt> => {
  const now = world.system.now();
  await countAgainst(world.table, receiptsTried, address, now);
  const purchase = await findPaid(world.table, orderNumber);
  if (!opensReceipt(world.receiptSecret, orderNumber, share, now) || !purchase)
    throw new ProblemError("purchase-not-found");
  const receipt = await showReceipt(world, purchase);
  // What its owner can still do with it is the owner's own.
  const { payAt: _pay, next: _next, code: _code, ...told } = receipt.purchase;
  return { ...receipt, purchase: { ...told, regret: "too-late" } };
};
