import type { Field } from "./aliases.ts";
import { normalise } from "./normalise.ts";

export type Terms = Readonly<Partial<Record<Field, string>>>;

export const fields = ["brand", "model", "color", "city", "type"] as const satisfies readonly Field[];

/** Leaves out fields without a value, or with none left after normalising, such as `#`. */
export const termsOf = (values: Readonly<Partial<Record<Field, string | undefined>>>): Terms =>
  Object.fromEntries(
    fields.map((field) => [field, normalise(values[field] ?? "", field)]).filter(([, term]) => term !== ""),
  );
