import * as z from "zod";
import { toAsciiDigits } from "./digits.ts";
import { rule } from "./field-rules.ts";

/** Accepts five digits in any grouping, also after SE, and stores them as `123 45`. */
export const PostalCode = z
  .string(rule("required"))
  .transform((typed) => toAsciiDigits(typed).replaceAll(/^\s*SE?(?=[-\s\d])|[\s\p{Pd}\p{Cf}.]/giu, ""))
  .pipe(z.string().regex(/^[1-9]\d{4}$/, rule("format")))
  .transform((digits) => `${digits.slice(0, 3)} ${digits.slice(3)}`);
