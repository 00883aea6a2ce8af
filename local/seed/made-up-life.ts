import type { BikeType } from "#contract/bikes/bike-types.ts";
import type { PointsReason } from "#contract/points/reason.ts";
import type { LockType } from "#contract/bikes/lock-type.ts";
import { defaultVisibility } from "#lambdas/bikes/default-visibility.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";

import { type Dice, diceOf, weighted } from "./sweden/random.ts";

const dayMilliseconds = 86_400_000;
const days = 731;

/** Weights the cities by bikes. */
const city = weighted([
  ["Stockholm", 20],
  ["Göteborg", 13],
  ["Malmö", 15],
  ["Lund", 8],
  ["Uppsala", 8],
  ["Linköping", 5],
  ["Umeå", 4],
  ["Örebro", 4],
  ["Västerås", 4],
  ["Helsingborg", 4],
  ["Visby", 2],
  ["Motala", 2],
  ["Vadstena", 1],
  ["utomlands", 1],
]);
const brand = weighted([
  ["Crescent", 20],
  ["Monark", 14],
  ["Trek", 12],
  ["Specialized", 9],
  ["Skeppshult", 9],
  ["Ecoride", 8],
  ["Giant", 7],
  ["Cube", 6],
  ["Babboe", 3],
  ["Pilen", 1],
  ["en hembyggd", 3],
]);
const type = weighted<BikeType>([
  ["dam", 28],
  ["herr", 20],
  ["elcykel", 20],
  ["hybrid", 12],
  ["mtb", 8],
  ["landsväg", 5],
  ["lådcykel", 4],
  ["barn", 3],
]);
const lock = weighted<LockType | undefined>([
  ["u-lock", 25],
  ["chain", 14],
  ["cable", 14],
  ["frame", 20],
  ["none", 7],
  ["indoors", 7],
  [undefined, 13],
]);
const spentOn = weighted<PointsReason>([
  ["registration", 6],
  ["sticker", 3],
  ["transfer_hold", 2],
]);

/** The share of the summer peak. */
const season = (at: Date): number =>
  0.45 + 0.55 * Math.sin(((at.getUTCMonth() + 9.5) / 12) * 2 * Math.PI) ** 2;

const bikeOf = (dice: Dice, registeredAt: string): BikeItem => ({
  entity: "bike",
  id: "bike",
  ownerId: "nobody",
  frameNumber: "GONE",
  frameNumberTyped: "GONE",
  status: "registered",
  visibility: defaultVisibility,
  possibleDuplicate: false,
  version: 1,
  type: type(dice),
  brand: brand(dice),
  model: "",
  color: "svart",
  city: city(dice),
  registeredAt,
  ...(dice.chance(0.4) && { qrUid: "code" }),
  ...(dice.chance(0.2) && { batterySerialNumber: "battery" }),
});

/** Most thefts happen in the evening, towards the end of the week. */
const hourOf = (dice: Dice): number | undefined =>
  dice.chance(0.25) ? undefined : Math.min(23, 14 + dice.below(6) + dice.below(6));

const theftOf = (dice: Dice, at: Date, now: Date) => {
  const bike = bikeOf(dice, at.toISOString());
  const weekend = dice.chance(0.35) ? (5 - at.getUTCDay() + 7) % 7 : 0;
  const stolen = new Date(at.getTime() - (weekend === 0 ? 0 : 7 - weekend) * dayMilliseconds);
  const away = dice.below(12) ** 2 + dice.below(6);
  const back = new Date(at.getTime() + away * dayMilliseconds);
  const isBack = dice.chance(bike.qrUid === undefined ? 0.2 : 0.36) && back < now;
  const theft: TheftItem = {
    entity: "theft",
    id: "theft",
    bikeId: bike.id,
    ownerId: bike.ownerId,
    frameNumber: bike.frameNumber,
    bike: bike.brand,
    state: isBack ? "recovered" : "open",
    stolenDate: stolen.toISOString().slice(0, 10),
    stolenHour: hourOf(dice),
    place: "",
    city: bike.city ?? "",
    lockType: lock(dice),
    reportedAt: at.toISOString(),
    ...(isBack && { recoveredAt: back.toISOString() }),
    ...(dice.chance(0.7) && { policeReportNumber: "5000-K1-26" }),
    confirmed: [],
    version: 1,
  };
  return { theft, bike, price: dice.chance(0.5) ? 1000 + dice.below(38) * 1000 : undefined };
};

const purchaseOf = (dice: Dice, at: Date): PurchaseItem => {
  const points = dice.pick([100, 300, 500]);
  return {
    entity: "purchase",
    id: "purchase",
    userId: "nobody",
    orderNumber: "",
    packageId: "",
    price: points * 100,
    vat: points * 20,
    points,
    bonusPoints: 0,
    language: "sv",
    createdAt: at.toISOString(),
    state: "paid",
    paidAt: at.toISOString(),
    refunds: 0,
    ...(dice.chance(0.02) && { refundedAt: new Date(at.getTime() + dayMilliseconds).toISOString() }),
  };
};

type Times = (most: number) => Date[];

/** Draws about `most` moments a day, fewer in winter and longer ago. */
const timesOf =
  (dice: Dice, now: Date): Times =>
  (most) =>
    Array.from({ length: days }, (_, ago) => new Date(now.getTime() - ago * dayMilliseconds)).flatMap(
      (day) => {
        const expected =
          most * season(day) * (1.15 - ((now.getTime() - day.getTime()) / dayMilliseconds / days) * 0.4);
        const count = Math.floor(expected) + (dice.chance(expected % 1) ? 1 : 0);
        return Array.from({ length: count }, () => new Date(day.getTime() - dice.below(12) * 3_600_000));
      },
    );

/** Draws two years of thefts, registrations, purchases and spending; the same result at every start on a day. */
export const makeUpLife = (now: Date) => {
  const dice = diceOf(20_261_126, 1);
  const times = timesOf(dice, now);
  const at = (most: number): string[] => times(most).map((time) => time.toISOString());
  return {
    thefts: times(1.5).map((time) => theftOf(dice, time, now)),
    bikes: at(2.4).map((time) => ({
      bike: bikeOf(dice, time),
      via: dice.chance(0.3) ? ("store" as const) : ("self" as const),
    })),
    purchases: times(1.1).map((time) => purchaseOf(dice, time)),
    spendings: at(1.4).map((time) => ({
      reason: spentOn(dice),
      amount: -dice.pick([49, 100, 149]),
      at: time,
    })),
    sales: at(0.8).map((soldAt) => ({ storeId: "store_vadstena", soldAt })),
    orders: at(0.6).map((createdAt) => ({
      party: dice.chance(0.8) ? ("customer" as const) : ("store" as const),
      createdAt,
    })),
    accounts: at(1.6),
  };
};
