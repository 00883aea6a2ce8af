import { accountRoutes } from "#contract/accounts.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";

import type { Dice } from "../sweden/random.ts";
import type { Caller } from "./call.ts";
import { type Town, day } from "./town.ts";

/** Pays for a package by card, and looks whether the points have come. Answers the purchase. */
const buy = async (
  { call, pay }: Town,
  as: Caller,
  dice: Dice,
  needed: number,
): Promise<string | undefined> => {
  const { items } = await call(pointsRoutes.listPackages, {});
  const enough = items.filter(({ points }) => points >= needed);
  const chosen = enough[dice.below(Math.min(2, enough.length))];
  if (!chosen) return undefined;
  const body = { packageId: chosen.id, price: chosen.price, beginAtOnce: true as const };
  const { purchase } = await call(pointsRoutes.buyPoints, { as, body });
  await pay(purchase.payAt);
  // Looking at it settles what has been paid, though the payment service has not told of it yet.
  await call(pointsRoutes.getPurchase, { as, params: { purchaseId: purchase.id } });
  return purchase.id;
};

/** Buys points where there are too few for what is to come. */
export const haveEnough = async (town: Town, as: Caller, dice: Dice, needed = 100): Promise<void> => {
  const { points } = await town.call(accountRoutes.getMe, { as });
  if (points < needed) await buy(town, as, dice, needed - points);
};

/** Points that someone buys and takes back within the days that the law gives. */
export const buyAndWithdraw = async (town: Town, as: Caller, dice: Dice): Promise<void> => {
  const purchaseId = await buy(town, as, dice, 0);
  if (purchaseId === undefined) return;
  town.plan(town.now().getTime() + (1 + dice.below(9)) * day, async () => {
    await town.call(pointsRoutes.withdrawPurchase, { as, params: { purchaseId } });
  });
};
