import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { numberCheckRoutes } from "#contract/number-checks.ts";
import { PaperCode } from "#contract/paper-code.ts";
import { defineRoutes } from "#contract/route.ts";
import { CheckedNumber, NumbersToCheck } from "#contract/search.ts";

/** So long anybody who holds a report can check it. */
export const monthsCheckable = 24;

const ReportNumber = z.string().regex(/^N-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/, rule("format"));

const Result = CheckedNumber.shape.result;

/** One line of a report, in the order in which it was asked. */
export const ReportedNumber = z.object({
  /** In its canonical spelling, or as it was typed where it cannot be one. */
  number: z.string(),
  result: Result,
  /** Brand and model, where their owner shows them. */
  bike: z.string().optional(),
});
export type ReportedNumber = z.infer<typeof ReportedNumber>;

const head = {
  number: z.string(),
  /** When the register was asked. */
  at: z.iso.datetime(),
  /** The name of the store that asked. */
  store: z.string(),
  checkableUntil: z.iso.datetime(),
  /** The beginning of the SHA-256 of all that it says, which stands on the paper too. */
  fingerprint: z.string(),
};

/** What the register said of some numbers at a moment, for the store to print. */
export const NumberReport = z.object({
  ...head,
  rows: z.array(ReportedNumber),
  /** Where anybody who holds it sees whether it is genuine. */
  checkPath: z.string(),
});
export type NumberReport = z.infer<typeof NumberReport>;

/** What the register says of a report. `altered`: what was kept is not what was sealed. */
export const NumberReportCheck = z.discriminatedUnion("verdict", [
  z.object({ verdict: z.literal("altered") }),
  z.object({
    verdict: z.literal("genuine"),
    ...head,
    /** Of each number only its end: the reader compares it with the paper. */
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
