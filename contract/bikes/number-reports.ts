import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";
import { numberCheckRoutes } from "./number-checks.ts";
import { PaperCode } from "#contract/platform/paper-code.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { CheckedNumber, NumbersToCheck } from "./search.ts";

const ReportNumber = z.string().regex(/^N-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/, rule("format"));

const Result = CheckedNumber.shape.result;

export const ReportedNumber = z.object({
  /** The canonical spelling, or the typed text if it cannot be a frame number. */
  number: z.string(),
  result: Result,
  /** Brand and model, if the owner shows them. */
  bike: z.string().optional(),
});
export type ReportedNumber = z.infer<typeof ReportedNumber>;

const head = {
  number: z.string(),
  /** The time of the look-up. */
  at: z.iso.datetime(),
  store: z.string(),
  checkableUntil: z.iso.datetime(),
  /** The beginning of the SHA-256 of the whole report, also printed on the paper. */
  fingerprint: z.string(),
};

export const NumberReport = z.object({
  ...head,
  rows: z.array(ReportedNumber),
  checkPath: z.string(),
});
export type NumberReport = z.infer<typeof NumberReport>;

/** `altered`: the stored report no longer matches its seal. */
export const NumberReportCheck = z.discriminatedUnion("verdict", [
  z.object({ verdict: z.literal("altered") }),
  z.object({
    verdict: z.literal("genuine"),
    ...head,
    /** Only the end of each number: the reader compares it with the paper. */
    rows: z.array(ReportedNumber.omit({ bike: true })),
  }),
]);
export type NumberReportCheck = z.infer<typeof NumberReportCheck>;

export const numberReportRoutes = defineRoutes({
  ...numberCheckRoutes,
  makeNumberReport: {
    method: "POST",
    path: "/store/number-reports",
    access: "store",
    summary: "Look up as many as 50 frame numbers, and keep the answer so that a print of it can be checked",
    body: NumbersToCheck,
    response: NumberReport,
    problems: ["forbidden", "store-suspended", "too-many-requests"],
  },
  checkNumberReport: {
    method: "GET",
    path: "/number-reports/{number}/{code}",
    access: "public",
    summary: "Check by what its code says whether a report of frame numbers is genuine",
    params: z.object({ number: ReportNumber, code: PaperCode }),
    response: NumberReportCheck,
    problems: ["number-report-not-found", "too-many-requests"],
  },
});
