import * as z from "zod";
import { ImportField } from "./fields.ts";

/** What was found of a row. `duplicate`: a row above has the same number. `known`: the store has registered it before, `taken`: someone else has. */
export const Verdict = z.enum(["ok", "duplicate", "known", "taken", "stolen", "resembles-stolen", "faulty"]);
export type Verdict = z.infer<typeof Verdict>;

/** What has become of a row, or would. */
export const RowOutcome = z.enum([...Verdict.options, "registered", "left"]);
export type RowOutcome = z.infer<typeof RowOutcome>;

export const ReportedRow = z.object({
  line: z.number().int(),
  frameNumber: z.string(),
  brand: z.string(),
  model: z.string(),
  outcome: RowOutcome,
  /** Where it is faulty: in which field, and the rule that it breaks. */
  fault: z.object({ field: ImportField, rule: z.string() }).optional(),
});
export type ReportedRow = z.infer<typeof ReportedRow>;
