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

/** As it stands between the two. The address of a buyer whom the seller knows by a conversation alone is nowhere in it. */
export const AgreedTerms = TransferTerms.extend({ buyerEmail: Email.optional() });
export type AgreedTerms = z.infer<typeof AgreedTerms>;

/** With a buyer who is named otherwise than by their address. */
export const TermsWithoutBuyer = TransferTerms.omit({ buyerEmail: true });
export type TermsWithoutBuyer = z.infer<typeof TermsWithoutBuyer>;

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
