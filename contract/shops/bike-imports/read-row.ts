import * as z from "zod";
import { Email, Phone } from "#contract/people/accounts.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { SaleDate } from "#contract/bikes/sale-date.ts";
import { type FieldRule, ruleOf } from "#contract/platform/field-rules.ts";
import { TypedFrameNumber } from "#contract/bikes/frame-number.ts";
import { SoldBike } from "#contract/shops/sales/new-sale.ts";
import { phoneOf } from "#contract/people/typed-phone.ts";
import { ImportField, maxCellLength, neededFields } from "./fields.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { dayOf, isFormula, monthsOf, textOf } from "./read-cells.ts";
import { colourOf, typeOf } from "./words.ts";

const ImportedBike = SoldBike.extend({
  frameNumber: TypedFrameNumber,
  email: Email.optional(),
  phone: Phone.optional(),
  /** Today is used if the list has no date. */
  soldOn: SaleDate.optional(),
});
export type ImportedBike = z.infer<typeof ImportedBike>;

/** Defaults for rows without a value. */
export const ImportFallback = z.object({ type: BikeType.optional(), color: BikeColour.optional() });
export type ImportFallback = z.infer<typeof ImportFallback>;

type RowFault = { readonly field: ImportField; readonly rule: string };
export type ReadRow = { readonly bike: ImportedBike } | { readonly fault: RowFault };
type Cells = Readonly<Partial<Record<ImportField, string>>>;

const fault = (field: ImportField, broken: FieldRule): ReadRow => ({ fault: { field, rule: broken } });

/** Converts the texts it can; the schema rejects the others with its own rule. */
const valuesOf = ({ phone, price, warrantyMonths, soldOn, ...texts }: Cells): object => ({
  ...texts,
  phone: phone === undefined ? undefined : (phoneOf({ country: "46", number: phone }) ?? phone),
  price: price === undefined ? undefined : Math.round(parseSum(price)),
  warrantyMonths: warrantyMonths === undefined ? undefined : monthsOf(warrantyMonths),
  soldOn: soldOn === undefined ? undefined : (dayOf(soldOn) ?? soldOn),
});

const filled = (cells: Cells): Cells => {
  const texts = ImportField.options.map((field) => [field, textOf(cells[field] ?? "")] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
};

const choiceFault = (field: "type" | "color", word: string | undefined): ReadRow =>
  fault(field, word === undefined ? "required" : "word-unknown");

/** Returns the row's bike or its first fault. `today` is an ISO date. */
export const readRow = (
  cells: Cells,
  { fallback, today }: { readonly fallback: ImportFallback; readonly today: string },
): ReadRow => {
  const given = filled(cells);
  const formula = ImportField.options.find((field) => isFormula(field, given[field] ?? ""));
  if (formula !== undefined) return fault(formula, "formula");
  const cut = ImportField.options.find((field) => (cells[field] ?? "").length >= maxCellLength);
  if (cut !== undefined) return fault(cut, "too-long");
  for (const field of neededFields) if (given[field] === undefined) return fault(field, "required");
  const type = given.type === undefined ? fallback.type : typeOf(given.type);
  if (type === undefined) return choiceFault("type", given.type);
  const color = given.color === undefined ? fallback.color : colourOf(given.color);
  if (color === undefined) return choiceFault("color", given.color);
  const { data: bike, error } = ImportedBike.safeParse({ ...valuesOf(given), type, color });
  const [issue] = error?.issues ?? [];
  if (!bike) {
    const field = ImportField.safeParse(issue?.path[0]).data ?? "frameNumber";
    return { fault: { field, rule: ruleOf(issue?.message ?? "") } };
  }
  return bike.soldOn !== undefined && bike.soldOn > today ? fault("soldOn", "date-in-future") : { bike };
};
