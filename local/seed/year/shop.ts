import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { claimRoutes } from "#contract/shops/sales/claims.ts";
import { saleRoutes } from "#contract/shops/sales/sales.ts";
import { storeOrderRoutes } from "#contract/stickers/orders/store-orders.ts";
import { storeRoutes } from "#contract/shops/stores.ts";

import { type Dice, diceOf } from "../sweden/random.ts";
import type { MadeBike } from "./made-bike.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";
import { type Town, day, hour } from "./town.ts";
import { sendPhoto } from "./send-photo.ts";

const enough = 2000;

/** Credits the points of a paid invoice. */
const fillUp = async ({ call, admin, shop }: Town): Promise<void> => {
  const { points } = await call(saleRoutes.getTill, { as: shop });
  if (points >= enough || shop.storeId === undefined) return;
  const params = { storeId: shop.storeId };
  const { balanceVersion: version } = await call(storeRoutes.getStore, { as: admin, params });
  const body = { amount: 10_000, reason: "Faktura betald", version };
  await call(storeRoutes.changeStorePoints, { as: admin, params, body });
};

/** Adds the city and the photo that the shop leaves out. */
const complete = async (
  town: Town,
  made: MadeBike,
  { caller, city }: Resident,
  bikeId: string,
): Promise<void> => {
  const body = { city, photoUploadId: await sendPhoto(town, caller.userId, made) };
  await town.call(bikeChangeRoutes.editBike, { as: caller, params: { bikeId }, body });
};

type AtTill = {
  readonly email: string;
  readonly receiptNumber: string;
  readonly seconds: number;
};

/** Returns the token of the link in the buyer's mail. */
export const sellAtTill = async (
  { call, shop }: Town,
  { details, price, typed: frameNumber }: MadeBike,
  { email, receiptNumber, seconds }: AtTill,
): Promise<string> => {
  const { name: _name, description: _description, ...bike } = details;
  const payment = "points" as const;
  const sale = { frameNumber, receiptNumber, warrantyMonths: 36, payment, buyer: { email }, seconds };
  const { claimPath = "" } = await call(saleRoutes.registerSale, {
    as: shop,
    body: { ...bike, price, ...sale },
  });
  return claimPath.split(/[#/]/).at(-1) ?? "";
};

/** The buyer opens the link and adds a description. */
export const claim = async (
  town: Town,
  made: MadeBike,
  owner: Resident,
  token: string,
): Promise<OwnedBike> => {
  const { bikeId: id } = await town.call(claimRoutes.claimBike, { as: owner.caller, body: { token } });
  await complete(town, made, owner, id);
  return { id, made, price: made.price, owner };
};

/** Sells a bike at the till; the buyer may claim it by the link in the mail, which calls `onClaimed`. */
export const buyInShop = async (
  town: Town,
  dice: Dice,
  made: MadeBike,
  buyer: Resident,
  onClaimed: (bike: OwnedBike) => void,
): Promise<void> => {
  const seconds = 18 + dice.below(50);
  const receiptNumber = `K-${1000 + buyer.serial}`;
  const token = await sellAtTill(town, made, { email: buyer.email, receiptNumber, seconds });
  if (!buyer.isProved || dice.chance(0.06)) return;
  town.plan(
    town.now().getTime() + (dice.chance(0.7) ? dice.below(5) * hour + 600_000 : dice.below(20) * day),
    async () => onClaimed(await claim(town, made, buyer, token)),
  );
};

/** Plans the orders of the shop and its purchases of points. */
export const keepShop = (town: Town, from: number): void => {
  const dice = diceOf(town.seed, 1);
  const orders = [
    { kind: "qr_order", count: 100 },
    { kind: "inventory_order", item: "Bordsställ med broschyrer", count: 2 },
  ] as const;
  for (let at = from; at < town.end; at += 7 * day) town.plan(at, () => fillUp(town));
  for (let at = from + 20 * day; at < town.end; at += (45 + dice.below(40)) * day) {
    const body = dice.chance(0.7) ? orders[0] : orders[1];
    town.plan(
      at,
      async () => void (await town.call(storeOrderRoutes.placeStoreOrder, { as: town.shop, body })),
    );
  }
};
