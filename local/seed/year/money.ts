import { accountRoutes } from "#contract/people/accounts.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";

import type { Dice } from "../sweden/random.ts";
import type { Caller } from "./call.ts";
import { type Town, day } from "./town.ts";

/** Pays for a package by card and returns the purchase id. */
export const buyPackage = async (
  { call, pay }: Town,
  as: Caller,
  packageId: string,
  code?: string,
): Promise<string> => {
  const params = { packageId };
  const { price } = await call(pointsRoutes.quote, { as, params, query: code === undefined ? {} : { code } });
  const body = { packageId, price, code, beginAtOnce: true as const };
  const { purchase } = await call(pointsRoutes.buyPoints, { as, body });
  await pay(purchase.payAt);
  // Fetching the purchase settles it before the webhook arrives.
  await call(pointsRoutes.getPurchase, { as, params: { purchaseId: purchase.id } });
  return purchase.id;
};

const buy = async (town: Town, as: Caller, dice: Dice, needed: number): Promise<string | undefined> => {
  const { items } = await town.call(pointsRoutes.listPackages, {});
  const enough = items.filter(({ points }) => points >= needed);
  const chosen = enough[dice.below(Math.min(2, enough.length))];
  return chosen && buyPackage(town, as, chosen.id);
};

export const haveEnough = async (town: Town, as: Caller, dice: Dice, needed = 100): Promise<void> => {
  const { points } = await town.call(accountRoutes.getMe, { as });
  if (points < needed) await buy(town, as, dice, needed - points);
};

/** Buys points and withdraws within the 14 days of the Swedish law on distance contracts. */
export const buyAndWithdraw = async (town: Town, as: Caller, dice: Dice): Promise<void> => {
  const purchaseId = await buy(town, as, dice, 0);
  if (purchaseId === undefined) return;
  town.plan(town.now().getTime() + (1 + dice.below(9)) * day, async () => {
    await town.call(pointsRoutes.withdrawPurchase, { as, params: { purchaseId } });
  });
};
