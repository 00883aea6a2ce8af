import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { FactPart } from "#lambdas/platform/table/items/statistics.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { dimensionCounter } from "#lambdas/office/counting/counter-name.ts";
import { dayOf } from "./day-of.ts";
import { brandValue, placeValue, priceValue, unknown, yesOrNo } from "./values.ts";

const dayMilliseconds = 86_400_000;
/** Longer absences count as this many days. */
const maxDaysAway = 400;

/** Weekday (Monday is 0) and hour when it was last seen: `5-22`. */
const hourValue = ({ stolenDate, stolenHour }: TheftItem): string => {
  if (stolenHour === undefined) return unknown;
  const weekday = (new Date(`${stolenDate}T12:00:00Z`).getUTCDay() + 6) % 7;
  return `${weekday}-${stolenHour}`;
};

type CountedBike = Pick<BikeItem, "type" | "brand" | "batterySerialNumber" | "qrUid">;

const characteristics = (
  theft: TheftItem,
  bike: CountedBike,
  price: number | undefined,
): [string, string][] => [
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

/** Whole days from report to recovery. */
const daysAway = (reportedAt: string, recoveredAt: string): number => {
  const days = Math.floor((Date.parse(recoveredAt) - Date.parse(reportedAt)) / dayMilliseconds);
  return Math.min(maxDaysAway, Math.max(0, days));
};

/**
 * A theft and its recovery count on the day of the report; `b` counts recoveries on their own day. Thefts of
 * bikes that were rejected do not count.
 */
export const theftParts = (theft: TheftItem, bike: CountedBike, price: number | undefined): FactPart[] => {
  if (theft.state === "ended") return [];
  const { reportedAt, recoveredAt } = theft;
  const measures = recoveredAt === undefined ? ["t"] : ["t", "r"];
  const named = characteristics(theft, bike, price);
  const counts = Object.fromEntries([
    ...measures.map((measure) => [measure, 1] as const),
    ...measures.flatMap((measure) =>
      named.map(([of_, value]) => [dimensionCounter(measure, of_, value), 1] as const),
    ),
    ...(recoveredAt === undefined
      ? []
      : [[dimensionCounter("d", "days", String(daysAway(reportedAt, recoveredAt))), 1] as const]),
  ]);
  const reported: FactPart = { kind: "thefts", day: dayOf(reportedAt), counts };
  if (recoveredAt === undefined) return [reported];
  return [reported, { kind: "thefts", day: dayOf(recoveredAt), counts: { b: 1 } }];
};
