import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";

/** A Swedish date. The server refuses future dates; dates before 2000 are taken for typing errors. */
export const SaleDate = z.iso.date(rule("format")).refine((day) => day >= "2000-01-01", rule("format"));
