import * as z from "zod";
import { ImportField } from "./fields.ts";

/** The result of the check. `duplicate`: an earlier row has the same number. `known`: the store has registered the bike before; `taken`: someone else has. */
export const Verdict = z.enum(["ok", "duplicate", "known", "taken", "stolen", "resembles-stolen", "faulty"]);
export type Verdict = z.infer<typeof Verdict>;

/** `left`: an import was cancelled before this row. */
export const RowOutcome = z.enum([...Verdict.options, "registered", "left"]);
export type RowOutcome = z.infer<typeof RowOutcome>;

export const ReportedRow = z.object({
  line: z.number().int(),
  frameNumber: z.string(),
  brand: z.string(),
  model: z.string(),
  outcome: RowOutcome,
  /** Only with the outcome `faulty`. */
  fault: z.object({ field: ImportField, rule: z.string() }).optional(),
});
export type ReportedRow = z.infer<typeof ReportedRow>;
