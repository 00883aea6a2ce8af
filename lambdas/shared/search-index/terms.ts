import type { Field } from "./aliases.ts";
import { normalise } from "./normalise.ts";

/** The values of fields as lists are named after them. */
export type Terms = Readonly<Partial<Record<Field, string>>>;

export const fields = ["brand", "model", "color", "city", "type"] as const satisfies readonly Field[];

/** Leaves out fields that have no value. One of which nothing is left, as `#`, has none either. */
export const termsOf = (values: Readonly<Partial<Record<Field, string | undefined>>>): Terms =>
  Object.fromEntries(
    fields.map((field) => [field, normalise(values[field] ?? "", field)]).filter(([, term]) => term !== ""),
  );
