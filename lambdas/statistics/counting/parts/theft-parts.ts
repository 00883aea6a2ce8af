import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import type { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { of } from "../counter-name.ts";
import { dayOf } from "./day-of.ts";
import { brandValue, placeValue, priceValue, unknown, yesOrNo } from "./values.ts";

const dayMilliseconds = 86_400_000;
/** Those who get a bike back later are among these. */
const mostDays = 400;

/** Of the day on which it was last seen, Monday first, and the hour: `5-22`. */
const hourValue = ({ stolenDate, stolenHour }: TheftItem): string => {
  if (stolenHour === undefined) return unknown;
  const weekday = (new Date(`${stolenDate}T12:00:00Z`).getUTCDay() + 6) % 7;
  return `${weekday}-${stolenHour}`;
};

type Known = Pick<BikeItem, "type" | "brand" | "batterySerialNumber" | "qrUid">;

const characteristics = (theft: TheftItem, bike: Known, price: number | undefined): [string, string][] => [
  ["place", placeValue(theft.city)],
  ["type", bike.type],
  ["brand", brandValue(bike.brand)],
  ["lock", theft.lockType ?? unknown],
  ["battery", yesOrNo(bike.batterySerialNumber !== undefined)],
  ["value", priceValue(price)],
  ["police", yesOrNo(theft.policeReportNumber !== undefined)],
  ["sticker", yesOrNo(bike.qrUid !== undefined)],
  ["hour", hourValue(theft)],
];

/** Whole days from the report until the owner had it back. */
const daysAway = (reportedAt: string, recoveredAt: string): number => {
  const days = Math.floor((Date.parse(recoveredAt) - Date.parse(reportedAt)) / dayMilliseconds);
  return Math.min(mostDays, Math.max(0, days));
};

/** A theft counts on the day of its report, also as recovered; how many come back in a day is counted apart. One of a bike that was not let into the register counts nowhere. */
export const theftParts = (theft: TheftItem, bike: Known, price: number | undefined): FactPart[] => {
  if (theft.state === "ended") return [];
  const { reportedAt, recoveredAt } = theft;
  const measures = recoveredAt === undefined ? ["t"] : ["t", "r"];
  const named = characteristics(theft, bike, price);
  const counts = Object.fromEntries([
    ...measures.map((measure) => [measure, 1] as const),
    ...measures.flatMap((measure) => named.map(([of_, value]) => [of(measure, of_, value), 1] as const)),
    ...(recoveredAt === undefined
      ? []
      : [[of("d", "days", String(daysAway(reportedAt, recoveredAt))), 1] as const]),
  ]);
  const reported: FactPart = { kind: "thefts", day: dayOf(reportedAt), counts };
  if (recoveredAt === undefined) return [reported];
  return [reported, { kind: "thefts", day: dayOf(recoveredAt), counts: { b: 1 } }];
};
