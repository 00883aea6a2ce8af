import { alertRoutes } from "#contract/ads/alerts.ts";
import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";

import type { Dice } from "../sweden/random.ts";
import { registerBike } from "./bikes.ts";
import type { MadeBike } from "./made-bike.ts";
import { advertise } from "./market.ts";
import { buyAndWithdraw, haveEnough } from "./money.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";
import { seasonalTimes, within } from "./season.ts";
import { buyInShop } from "./shop.ts";
import { converse } from "./talk.ts";
import { lose } from "./thefts.ts";
import { type Town, day, hour } from "./town.ts";

export const orderStickers = async (
  town: Town,
  dice: Dice,
  { id: bikeId, owner }: OwnedBike,
): Promise<void> => {
  const as = owner.caller;
  await haveEnough(town, as, dice);
  const address = { name: owner.name, street: owner.street, postalCode: "592 30", city: owner.city };
  const body = { bikeId, count: 1 + dice.below(2), address };
  const { order } = await town.call(stickerOrderRoutes.orderStickers, { as, body });
  if (!dice.chance(0.7)) return;
  town.plan(within(dice, town.now().getTime() + 5 * day, 12), async () => {
    await town.call(stickerOrderRoutes.receiveStickerOrder, { as, params: { orderId: order.id } });
  });
};

export const askForCorrection = async (
  { call }: Town,
  dice: Dice,
  { id, made, owner }: OwnedBike,
): Promise<void> => {
  const body = {
    model: `${made.details.model} ${dice.pick(["Lyx", "Sport", "II"])}`,
    reason: "Modellen blev fel när jag registrerade.",
  };
  const params = { bikeId: id };
  await call(bikeChangeRoutes.requestCorrection, { as: owner.caller, params, body });
};

export const pester = async (town: Town, dice: Dice, bike: OwnedBike): Promise<void> => {
  const other = town.residents.another(bike.owner.serial, dice.roll(), town.now().getTime());
  const asker = other === undefined ? undefined : town.residents.get(other);
  if (!asker) return;
  const threadId = await converse(town, dice, bike, asker);
  const body = {
    reason: dice.pick(["spam", "fraud", "harassment"]),
    text: "Vill att jag skickar pengar först.",
  };
  await town.call(messageRoutes.reportThread, { as: bike.owner.caller, params: { threadId }, body });
};

const ownBike = (town: Town, dice: Dice, bike: OwnedBike): void => {
  town.bikes.set(bike.made.serial, bike);
  const at = town.now().getTime();
  const sometimes = (chance: number, days: number, happen: () => Promise<void>): void => {
    if (dice.chance(chance)) town.plan(within(dice, at + day, days), happen);
  };
  // The chance of loss grows with the remaining time; most losses happen in summer.
  const isLost = dice.chance((0.6 * (town.end - at)) / (365 * day));
  const [lostAt = at] = seasonalTimes(dice, 1, { from: at + day, to: Math.max(at + 2 * day, town.end) });
  if (isLost) town.plan(lostAt, () => lose(town, dice, bike));
  sometimes(0.16, 40, () => orderStickers(town, dice, bike));
  sometimes(0.04, 60, () => askForCorrection(town, dice, bike));
  sometimes(0.03, 200, () => pester(town, dice, bike));
  if (!bike.owner.isProved) return;
  sometimes(0.3, 250, () => advertise(town, dice, bike, (owner) => ownBike(town, dice, { ...bike, owner })));
};

export const getBike = async (town: Town, dice: Dice, made: MadeBike, owner: Resident): Promise<void> => {
  if (!owner.isProved || dice.chance(0.4))
    return buyInShop(town, dice, made, owner, (bike) => ownBike(town, dice, bike));
  await haveEnough(town, owner.caller, dice);
  const isVerified = dice.chance(0.94);
  const id = await registerBike(town, owner, made, isVerified);
  if (isVerified) ownBike(town, dice, { id, made, price: made.price, owner });
};

const bugs = [
  "Kartan blir grå när jag zoomar in.",
  "Knappen Spara syns inte på min telefon.",
  "Jag får inget mail med koden.",
  "Sökningen hittar inte min cykel fast den är registrerad.",
] as const;

export const reportBug = async ({ call }: Town, dice: Dice, { caller: as }: Resident): Promise<void> => {
  const body = {
    path: dice.pick(["/bike-search", "/my-bikes", "/settings", "/messages"]),
    version: "1.0.0",
    language: "sv" as const,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    message: dice.pick(bugs),
  };
  await call(bugReportRoutes.reportBug, { as, body });
};

/** Plans actions that need no bike. */
export const liveOn = (town: Town, dice: Dice, resident: Resident): void => {
  const { caller: as, city } = resident;
  const at = town.now().getTime();
  const { call, plan } = town;
  if (dice.chance(0.12))
    plan(within(dice, at + hour, 60), async () => {
      const [kind, brand] = [
        dice.pick(["ads", "stolen"]),
        dice.pick(["Crescent", "Monark", "Trek", "Skeppshult"]),
      ];
      await call(alertRoutes.createAlert, {
        as,
        body: { name: `${brand} i ${city}`, kind, criteria: { brand, city, radius: 5 } },
      });
    });
  if (dice.chance(0.05)) plan(within(dice, at, 200), () => buyAndWithdraw(town, as, dice));
  if (dice.chance(0.05)) plan(within(dice, at, 330), () => reportBug(town, dice, resident));
};
