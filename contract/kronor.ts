import * as z from "zod";
import { rule } from "#contract/field-rules.ts";

/** What a bike costs: whole kronor. */
export const Kronor = z
  .number(rule("price-range"))
  .int(rule("price-range"))
  .min(1, rule("price-range"))
  .max(1_000_000, rule("price-range"));
