import { bikeChangeRoutes } from "#contract/bike-changes.ts";
import { claimRoutes } from "#contract/sales/claims.ts";
import { saleRoutes } from "#contract/sales/sales.ts";
import { storeOrderRoutes } from "#contract/orders/store-orders.ts";
import { storeRoutes } from "#contract/stores.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

import { type Dice, diceOf } from "../sweden/random.ts";
import type { MadeBike } from "./made-bike.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";
import { type Town, day, hour } from "./town.ts";
import { uploadOf } from "./upload.ts";

const enough = 2000;

/** The shop has paid an invoice, and the office gives it its points. */
const fillUp = async ({ call, admin, shop }: Town): Promise<void> => {
  const { points } = await call(saleRoutes.getTill, { as: shop });
  if (points >= enough || shop.storeId === undefined) return;
  const body = { amount: 10_000, reason: "Faktura betald" };
  await call(storeRoutes.changeStorePoints, { as: admin, params: { storeId: shop.storeId }, body });
};

/** Says where it is, and shows it: the shop has done neither. */
const complete = async (
  town: Town,
  made: MadeBike,
  { caller, city }: Resident,
  bikeId: string,
): Promise<void> => {
  const photo = uploadOf(caller.userId, "bike-photo", made.frameNumber, town.now());
  await town.pictures.keepPhoto(photo, made);
  await town.table.transact([put(keys.upload(photo.id), "upload", photo)]);
  const body = { city, photoUploadId: photo.id };
  await town.call(bikeChangeRoutes.editBike, { as: caller, params: { bikeId }, body });
};

/** A bike is sold at the till. Its buyer claims it by the link in the mail, sooner or later. `onClaimed` is told of the bike. */
export const buyInShop = async (
  town: Town,
  dice: Dice,
  made: MadeBike,
  buyer: Resident,
  onClaimed: (bike: OwnedBike) => void,
): Promise<void> => {
  const { call, plan, shop } = town;
  const { type, brand, model, color, batterySerialNumber } = made.details;
  const body = {
    type,
    brand,
    model,
    color,
    batterySerialNumber,
    price: made.price,
    frameNumber: made.typed,
    receiptNumber: `K-${1000 + buyer.serial}`,
    warrantyMonths: 36,
    payment: "points" as const,
    buyer: { email: buyer.email },
    seconds: 18 + dice.below(50),
  };
  const { claimPath = "" } = await call(saleRoutes.registerSale, { as: shop, body });
  const token = claimPath.split(/[#/]/).at(-1) ?? "";
  if (!buyer.isProved || dice.chance(0.06)) return;
  plan(
    town.now().getTime() + (dice.chance(0.7) ? dice.below(5) * hour + 600_000 : dice.below(20) * day),
    async () => {
      const { bikeId } = await call(claimRoutes.claimBike, { as: buyer.caller, body: { token } });
      await complete(town, made, buyer, bikeId);
      onClaimed({ id: bikeId, made, price: made.price, owner: buyer });
    },
  );
};

/** What the shop does of itself: it orders stickers and stands, and pays for its points. */
export const keepShop = (town: Town, from: number): void => {
  const dice = diceOf(1384, 1);
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
