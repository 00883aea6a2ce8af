import * as z from "zod";
import { rule } from "./field-rules.ts";

/** Accepts five digits with or without a space, and stores them as `123 45`. */
export const PostalCode = z
  .string(rule("required"))
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^[1-9]\d{4}$/, rule("format")))
  .transform((digits) => `${digits.slice(0, 3)} ${digits.slice(3)}`);
