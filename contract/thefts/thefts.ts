import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { LockType } from "#contract/bikes/lock-type.ts";
import { OwnBike } from "#contract/bikes/bikes.ts";
import { toAsciiDigits } from "#contract/platform/digits.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { SharedPlace } from "#contract/stickers/qr-scans.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SearchCard } from "#contract/bikes/search.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";
import { removeInvisible } from "#contract/platform/invisible.ts";

const TheftId = z.string().regex(/^theft_[0-9A-Za-z]{20,40}$/);

/** Takes separators of any kind and a label before the number, and writes it like the police. */
const policeNumberOf = (typed: string): string =>
  toAsciiDigits(removeInvisible(typed))
    .toUpperCase()
    .replaceAll("\u041A", "K")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^\D+|-$/g, "")
    .replace(/^(\d{4})-?K-?(\d{1,8})-(?:20)?(\d{2})$/, "$1-K$2-$3")
    // A shorter number in one piece may lack its year.
    .replace(/^(\d{4})K(\d{7,8})(\d{2})$/, "$1-K$2-$3");

/** As on the police report: `5000-K1234567-26`. */
const PoliceReportNumber = z
  .string()
  .transform(policeNumberOf)
  .pipe(z.string().regex(/^\d{4}-K\d{1,8}-\d{2}$/, rule("police-report-number-format")));

/** Whole kronor, paid by the owner directly to the finder. */
const FindersReward = z.number().int().min(1).max(100_000);

/** A day in Sweden. The server refuses future days; a year before 1950 is a typing error. */
const StolenDate = z.iso.date(rule("format")).refine((day) => day >= "1950-01-01", rule("format"));

export const TheftReport = z.object({
  stolenDate: StolenDate,
  /** Approximate hour of the day, if the owner knows it. */
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

/**
 * `thanks` is sent to the finder whose report was confirmed. `mayShare` lets the service retell the
 * story without names.
 */
export const Recovery = z.object({
  how: RecoveredHow,
  thanks: optionalText(500),
  mayShare: z.boolean().default(false),
});
export type Recovery = z.infer<typeof Recovery>;

/** A theft as the owner sees it. A bike has at most one open theft. */
export const Theft = TheftReport.extend({
  id: TheftId,
  bikeId: BikeId,
  /** `ended`: the bike was not accepted into the register. */
  state: z.enum(["open", "recovered", "ended"]),
  policeReportNumber: z.string().optional(),
  reportedAt: z.iso.datetime(),
  recoveredAt: z.iso.datetime().optional(),
  recovery: Recovery.optional(),
  scannedAt: z.iso.datetime().optional(),
  /** The latest place that a finder shared when scanning. */
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
    reads: "shown",
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
  /** For details added later, above all the police report number. */
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
