import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { brands } from "#lambdas/bikes/brands.ts";
import { type Item, readItems } from "./items.ts";

/** An event on a Swedish date: its amount and its dimensions. */
export type Thing = {
  readonly day: string;
  readonly amount: number;
  readonly known: Readonly<Record<string, string>>;
  /** Whole days until the stolen bike was recovered. */
  readonly back?: number | undefined;
};

/** All events by measure. */
export type Things = Record<
  | "registered"
  | "accounts"
  | "transfers"
  | "thefts"
  | "recoveries"
  | "revenue"
  | "purchases"
  | "refunds"
  | "pointsSold"
  | "pointsUsed"
  | "orders"
  | "sales",
  Thing[]
>;

const swedish = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
/** Throws without a timestamp. */
const dayOf = (at = ""): string => swedish.format(new Date(at));

/** Independent of the product's list, which is under test. */
const townOf: Readonly<Record<string, readonly [place: string, county: string]>> = {
  Stockholm: ["Stockholm", "Stockholm"],
  Göteborg: ["Göteborg", "Västra Götaland"],
  Malmö: ["Malmö", "Skåne"],
  Lund: ["Lund", "Skåne"],
  Helsingborg: ["Helsingborg", "Skåne"],
  Uppsala: ["Uppsala", "Uppsala"],
  Linköping: ["Linköping", "Östergötland"],
  Motala: ["Motala", "Östergötland"],
  Vadstena: ["Vadstena", "Östergötland"],
  Mjölby: ["Mjölby", "Östergötland"],
  Norrköping: ["Norrköping", "Östergötland"],
  Jönköping: ["Jönköping", "Jönköping"],
  Umeå: ["Umeå", "Västerbotten"],
  Örebro: ["Örebro", "Örebro"],
  Västerås: ["Västerås", "Västmanland"],
  Visby: ["Gotland", "Gotland"],
};
const where = (city = "") => {
  const [place, county] = townOf[city] ?? ["unknown", "unknown"];
  return { place, county };
};

const spelled = (brand: string): string => brand.toLowerCase().replace(/\W/gu, "");
const brandOf = (brand = ""): string => brands.find((known) => spelled(known) === spelled(brand)) ?? "other";

const bandOf = (kronor: number | undefined): string => {
  if (kronor === undefined) return "unknown";
  if (kronor < 3000) return "0";
  if (kronor < 7000) return "3000";
  if (kronor < 15_000) return "7000";
  return kronor < 30_000 ? "15000" : "30000";
};

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const weekdayOf = (day: string): number =>
  weekdays.indexOf(new Date(day).toLocaleDateString("en", { weekday: "short", timeZone: "UTC" }));

const isThere = (value: unknown): string => (value === undefined ? "no" : "yes");

const daysAway = ({ reportedAt = "", recoveredAt }: Item): number | undefined => {
  if (recoveredAt === undefined) return undefined;
  const days = Math.floor((Date.parse(recoveredAt) - Date.parse(reportedAt)) / 86_400_000);
  return Math.min(400, Math.max(0, days));
};

const theftOf = (theft: Item, bike: Item | undefined, price: number | undefined): Thing => ({
  day: dayOf(theft.reportedAt),
  amount: 1,
  known: {
    ...where(theft.city),
    type: bike?.type ?? "",
    brand: brandOf(bike?.brand),
    lock: theft.lockType ?? "unknown",
    battery: isThere(bike?.batterySerialNumber),
    value: bandOf(price),
    police: isThere(theft.policeReportNumber),
    sticker: isThere(bike?.qrUid),
    hour:
      theft.stolenHour === undefined ? "unknown" : `${weekdayOf(theft.stolenDate ?? "")}-${theft.stolenHour}`,
  },
  back: daysAway(theft),
});

const reasons: Readonly<Record<string, string>> = {
  registration: "registration",
  sticker: "sticker",
  sticker_refund: "sticker",
  transfer_hold: "transfer",
  transfer_release: "transfer",
};

const thing = (at: string | undefined, amount = 1, known: Thing["known"] = {}): Thing => ({
  day: dayOf(at),
  amount,
  known,
});

const moneyOf = (
  items: readonly Item[],
): Pick<Things, "revenue" | "purchases" | "refunds" | "pointsSold"> => {
  const paid = items.filter(({ entity, paidAt }) => entity === "purchase" && paidAt !== undefined);
  const net = ({ price = 0, vat = 0 }: Item) => price - vat;
  return {
    revenue: paid.map((purchase) => thing(purchase.paidAt, net(purchase))),
    purchases: paid.map(({ paidAt }) => thing(paidAt)),
    refunds: paid.flatMap((purchase) => {
      const { refundedAt, reversedAt, reversedMoney = 0 } = purchase;
      const reversed = reversedMoney - Math.round(reversedMoney / 5);
      return [
        ...(reversed === 0 ? [] : [thing(reversedAt, reversed)]),
        ...(refundedAt === undefined ? [] : [thing(refundedAt, net(purchase) - reversed)]),
      ];
    }),
    pointsSold: paid.map(({ paidAt, points }) => thing(paidAt, points)),
  };
};

export const readThings = async (client: DynamoDBClient, tableName: string): Promise<Things> => {
  const items = await readItems(client, tableName);
  const all = (...entities: string[]) => items.filter(({ entity }) => entities.includes(entity));
  const bikes = new Map(all("bike").map((bike) => [bike.id, bike]));
  const registrations = new Map(
    all("bikeEvent").flatMap((event) =>
      event.registrationType === undefined ? [] : [[event.bikeId, event]],
    ),
  );
  const thefts = all("theft").filter(({ state }) => state !== "ended");
  return {
    ...moneyOf(items),
    registered: all("bike").map(({ id, registeredAt, city, type = "", brand }) =>
      thing(registeredAt, 1, {
        ...where(city),
        type,
        brand: brandOf(brand),
        via: registrations.get(id)?.registrationType ?? "",
      }),
    ),
    accounts: all("profile").map(({ createdAt }) => thing(createdAt)),
    transfers: all("ownershipReceipt").map(({ at }) => thing(at)),
    thefts: thefts.map((theft) =>
      theftOf(theft, bikes.get(theft.bikeId), registrations.get(theft.bikeId)?.purchasePrice),
    ),
    recoveries: thefts
      .filter(({ recoveredAt }) => recoveredAt !== undefined)
      .map(({ recoveredAt }) => thing(recoveredAt)),
    pointsUsed: all("ledger")
      .filter(({ reason = "" }) => reason in reasons)
      .map(({ at, amount = 0, reason = "" }) => thing(at, -amount, { reason: reasons[reason] ?? "" })),
    orders: all("stickerOrder", "storeOrder").map(({ createdAt, entity }) =>
      thing(createdAt, 1, { party: entity === "storeOrder" ? "store" : "customer" }),
    ),
    sales: all("sale").map(({ soldAt, storeId = "" }) => thing(soldAt, 1, { store: storeId })),
  };
};
