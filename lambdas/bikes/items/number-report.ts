import * as z from "zod";
import { ReportedNumber } from "#contract/bikes/number-reports.ts";

export const NumberReportItem = z.object({
  entity: z.literal("numberReport"),
  number: z.string(),
  storeId: z.string(),
  /** The store's name at the time. */
  store: z.string(),
  at: z.iso.datetime(),
  rows: z.array(ReportedNumber),
  /** Printed beside the number, so that only readers of the paper can open the report. */
  code: z.string(),
  /** SHA-256 of the whole report. */
  seal: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type NumberReportItem = z.infer<typeof NumberReportItem>;
