import * as z from "zod";
import { rule } from "./field-rules.ts";

/** The price of a bike in whole kronor. */
export const Kronor = z
  .number(rule("price-range"))
  .int(rule("price-range"))
  .min(1, rule("price-range"))
  .max(1_000_000, rule("price-range"));
