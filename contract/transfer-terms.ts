import * as z from "zod";
import { Email } from "#contract/accounts.ts";
import { rule } from "#contract/field-rules.ts";
import { Kronor } from "#contract/kronor.ts";
import { optionalText, requiredText } from "#contract/text.ts";

/** What is given away has no price, which is said and not left out. */
const Price = Kronor.nullable();

/** A day in Sweden, today at the latest: the server compares. */
const SaleDate = z.iso.date(rule("format")).refine((day) => day >= "1950-01-01", rule("format"));

/** What two people agree on about a bike. */
export const TransferTerms = z.object({
  buyerEmail: Email,
  price: Price,
  saleDate: SaleDate,
  condition: requiredText(500),
  keys: z.number(rule("format")).int(rule("format")).min(0, rule("format")).max(20, rule("format")),
  charger: z.boolean(),
  batterySerialNumber: optionalText(40),
  accessories: optionalText(300),
});
export type TransferTerms = z.infer<typeof TransferTerms>;

export const TermsField = z.enum([
  "buyerEmail",
  "price",
  "saleDate",
  "condition",
  "keys",
  "charger",
  "batterySerialNumber",
  "accessories",
]);
export type TermsField = z.infer<typeof TermsField>;
