import * as z from "zod";
import { ReportedNumber } from "#contract/number-reports.ts";

/** What the register said of some frame numbers. */
export const NumberReportItem = z.object({
  entity: z.literal("numberReport"),
  number: z.string(),
  storeId: z.string(),
  /** Its name when it asked. */
  store: z.string(),
  at: z.iso.datetime(),
  rows: z.array(ReportedNumber),
  /** What the print says beside the number, so that nobody finds a report who has not seen it. */
  code: z.string(),
  /** SHA-256 of all that it says. */
  seal: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type NumberReportItem = z.infer<typeof NumberReportItem>;
