import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { OwnBike } from "#contract/bikes.ts";
import { rule } from "#contract/field-rules.ts";
import { SharedPlace } from "#contract/qr-scans.ts";
import { defineRoutes } from "#contract/route.ts";
import { SearchCard } from "#contract/search.ts";
import { optionalText, requiredText } from "#contract/text.ts";

const TheftId = z.string().regex(/^theft_[0-9A-Za-z]{20,40}$/);

/** The number as the police write it on the report: `5000-K1234567-26`. */
const PoliceReportNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, "").toUpperCase())
  .pipe(z.string().regex(/^\d{4}-K\d{1,8}-\d{2}$/, rule("police-report-number-format")));

export const LockType = z.enum(["none", "cable", "chain", "u-lock", "folding", "frame", "indoors", "other"]);
export type LockType = z.infer<typeof LockType>;

/** What a finder is promised by the owner, in whole kronor; paid between the two. */
const FindersReward = z.number().int().min(1).max(100_000);

/** A day in Sweden, today at the latest: the server compares. No bicycle of before has been missed until now. */
const StolenDate = z.iso.date(rule("format")).refine((day) => day >= "1950-01-01", rule("format"));

export const TheftReport = z.object({
  stolenDate: StolenDate,
  /** About which hour of the day, where its owner knows. */
  stolenHour: z.number().int().min(0).max(23).optional(),
  place: requiredText(120),
  city: requiredText(60),
  policeReportNumber: z.preprocess(
    (typed) => (typed === "" ? undefined : typed),
    PoliceReportNumber.optional(),
  ),
  lockType: LockType.optional(),
  description: optionalText(1000),
  reward: FindersReward.optional(),
});
export type TheftReport = z.infer<typeof TheftReport>;

export const RecoveredHow = z.enum(["found-by-owner", "found-by-somebody", "police", "other"]);
export type RecoveredHow = z.infer<typeof RecoveredHow>;

/** `thanks` is told to the finder whose report was confirmed; `mayShare` lets the service tell the story without names. */
export const Recovery = z.object({
  how: RecoveredHow,
  thanks: optionalText(500),
  mayShare: z.boolean().default(false),
});
export type Recovery = z.infer<typeof Recovery>;

/** One theft of a bike, as its owner sees it. A bike has at most one that is open. */
export const Theft = TheftReport.extend({
  id: TheftId,
  bikeId: BikeId,
  /** `ended`: the bike was not let into the register. */
  state: z.enum(["open", "recovered", "ended"]),
  policeReportNumber: z.string().optional(),
  reportedAt: z.iso.datetime(),
  recoveredAt: z.iso.datetime().optional(),
  recovery: Recovery.optional(),
  /** When the code of the bike was scanned last, while it is missed. */
  scannedAt: z.iso.datetime().optional(),
  /** Where a finder last said that they were when they scanned it. */
  scannedPlace: SharedPlace.optional(),
});
export type Theft = z.infer<typeof Theft>;

const TheftOfBike = z.object({ bike: OwnBike, theft: Theft });
const ById = z.object({ bikeId: BikeId });

export const theftRoutes = defineRoutes({
  getStolenBike: {
    method: "GET",
    path: "/stolen-bikes/{bikeId}",
    access: "public",
    summary: "Get the public view of a stolen bike, by the address under which it is shared",
    params: z.object({ bikeId: BikeId }),
    response: SearchCard,
    problems: ["stolen-bike-not-found"],
  },
  reportStolen: {
    method: "POST",
    path: "/bikes/{bikeId}/stolen",
    access: "customer",
    summary: "Report your bike stolen",
    params: ById,
    body: TheftReport,
    response: TheftOfBike,
    idempotent: true,
    problems: ["bike-not-found", "bike-already-stolen", "stolen-date-in-future"],
  },
  /** What the police or the owner learn later: the report number above all. */
  changeTheft: {
    method: "PATCH",
    path: "/bikes/{bikeId}/stolen",
    access: "customer",
    summary: "Change the open theft report of your bike",
    params: ById,
    body: TheftReport.partial(),
    response: TheftOfBike,
    problems: ["bike-not-found", "bike-not-stolen", "stolen-date-in-future"],
  },
  listThefts: {
    method: "GET",
    path: "/bikes/{bikeId}/thefts",
    access: "customer",
    summary: "List the thefts of your bike, newest first",
    params: ById,
    response: z.object({ items: z.array(Theft) }),
    problems: ["bike-not-found"],
  },
  markRecovered: {
    method: "POST",
    path: "/bikes/{bikeId}/recovered",
    access: "customer",
    summary: "Mark your stolen bike as recovered",
    params: ById,
    body: Recovery,
    response: TheftOfBike,
    idempotent: true,
    problems: ["bike-not-found", "bike-not-stolen"],
  },
  reportBatteryStolen: {
    method: "POST",
    path: "/bikes/{bikeId}/battery/stolen",
    access: "customer",
    summary: "Report the battery of your bike stolen; its serial number must be registered",
    params: ById,
    body: z.object({ stolenDate: StolenDate }),
    response: OwnBike,
    problems: [
      "bike-not-found",
      "battery-serial-number-missing",
      "battery-already-stolen",
      "stolen-date-in-future",
    ],
  },
  markBatteryRecovered: {
    method: "POST",
    path: "/bikes/{bikeId}/battery/recovered",
    access: "customer",
    summary: "Mark the stolen battery of your bike as recovered",
    params: ById,
    response: OwnBike,
    problems: ["bike-not-found", "battery-not-stolen"],
  },
});
