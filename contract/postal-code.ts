import * as z from "zod";
import { rule } from "#contract/field-rules.ts";

/** Five digits, with or without the space in the middle, which is how it is kept: `123 45`. */
export const PostalCode = z
  .string(rule("required"))
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^[1-9]\d{4}$/, rule("format")))
  .transform((digits) => `${digits.slice(0, 3)} ${digits.slice(3)}`);
