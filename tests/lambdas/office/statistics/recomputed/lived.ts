import { makeUpLife } from "#local/seed/made-up-life.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";

/** Starts late, to keep the test short; one month of the year before is needed for comparison. */
const since = "2025-12-01";

const life = makeUpLife(noon);

type Theft = (typeof life.thefts)[number];
type Registered = (typeof life.bikes)[number];

/** The event of the registration holds the price and the way of registration. */
const bikeActions = (
  id: string,
  { bike, via, price }: Registered & Partial<Pick<Theft, "price">>,
): Action[] => [
  put(keys.bike(id), "bike", aBike({ ...bike, id, frameNumber: id.toUpperCase() })),
  put(keys.bikeEvent(id, bike.registeredAt, "event"), "bikeEvent", {
    bikeId: id,
    at: bike.registeredAt,
    ownerId: "nobody",
    eventType: "registration",
    registrationType: via,
    receiptVerified: false,
    ...(price !== undefined && { purchasePrice: price }),
  }),
];

/** Every ninth theft report is rejected. */
const theftActions = (id: string, place: number, { theft, bike, price }: Theft): Action[] => [
  ...bikeActions(id, { bike, via: "self", price }),
  put(keys.theft(id, `theft_${id}`), "theft", {
    ...theft,
    place: "Torget",
    id: `theft_${id}`,
    bikeId: id,
    ...(place % 9 === 0 && { state: "ended" }),
  }),
];

const orderAction = (place: number, { party, createdAt }: (typeof life.orders)[number]): Action => {
  const id = `order_${place}`;
  const order = { id, orderNumber: String(place), version: 1, count: 1, state: "pending", createdAt };
  if (party === "store")
    return put(keys.storeOrder("store_vadstena", id), "storeOrder", {
      ...order,
      kind: "qr_order",
      storeId: "store_vadstena",
      store: "Cykelboden",
      made: 0,
      orderedBy: "staff",
    });
  const address = { name: "Anna Ek", street: "Storgatan 1", postalCode: "59230", city: "Vadstena" };
  const ofBike = {
    bikeId: "bike",
    bike: "Crescent",
    frameNumber: "GONE",
    points: 50,
    linkedCodes: [],
    address,
  };
  return put(keys.stickerOrder("anna", id), "stickerOrder", { ...order, ...ofBike, userId: "anna" });
};

const moneyActions = (): Action[] => [
  ...life.purchases
    .filter(({ createdAt }) => createdAt >= since)
    .map((purchase, place) =>
      put(keys.purchase(`purchase_${place}`), "purchase", {
        ...purchase,
        id: `purchase_${place}`,
        // The bank takes back a part of every fifth, and returns some of it later.
        ...(place % 5 === 0 && { reversedAt: purchase.paidAt, reversedMoney: place % 2 === 0 ? 9_999 : 0 }),
        // Every seventh is never paid.
        ...(place % 7 === 0 && { state: "open", paidAt: undefined, refundedAt: undefined }),
      }),
    ),
  ...life.spendings
    .filter(({ at }) => at >= since)
    .map((row, place) =>
      put(keys.ledgerRow("anna", place), "ledger", {
        ...row,
        userId: "anna",
        balanceAfter: 0,
        reference: "bike",
      }),
    ),
  ...life.sales
    .filter(({ soldAt }) => soldAt >= since)
    .map(({ storeId, soldAt }, place) =>
      put(keys.sale(storeId, `sale_${place}`), "sale", { id: `sale_${place}`, storeId, soldAt }),
    ),
  ...life.orders
    .filter(({ createdAt }) => createdAt >= since)
    .map((order, place) => orderAction(place, order)),
];

const registerActions = (): Action[] => [
  ...life.thefts
    .filter(({ theft }) => theft.reportedAt >= since)
    .flatMap((theft, place) => theftActions(`bike_t${place}`, place, theft)),
  ...life.bikes
    .filter(({ bike }) => bike.registeredAt >= since)
    .flatMap((registered, place) => bikeActions(`bike_r${place}`, registered)),
  // Some people register, others only take over a bike.
  ...life.accounts
    .filter((at) => at >= since)
    .map((at, place) =>
      place % 2 === 0
        ? put(keys.profile(`user_${place}`), "profile", { userId: `user_${place}`, createdAt: at })
        : put(keys.ownershipReceipt(`R${place}`), "ownershipReceipt", { at }),
    ),
];

const hour = 3_600_000;
const times = new Set([
  "registeredAt",
  "reportedAt",
  "recoveredAt",
  "createdAt",
  "paidAt",
  "refundedAt",
  "soldAt",
  "at",
]);

/** Spreads times over the day, so that some fall between midnight in Stockholm and in London. */
const moved = (action: Action, place: number): Action => ({
  ...action,
  item: Object.fromEntries(
    Object.entries(action.item).map(([name, value]) => {
      if (!times.has(name) || typeof value !== "string") return [name, value];
      const hours = (name === "recoveredAt" ? place * 7 : place) % 24;
      return [name, new Date(Date.parse(value) - hours * hour).toISOString()];
    }),
  ),
});

/** A year of events, counted and not counted. */
export const livedYear = (): Action[] => [...registerActions(), ...moneyActions()].map(moved);
