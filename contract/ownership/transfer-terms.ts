import * as z from "zod";
import { SaleDate } from "#contract/bikes/sale-date.ts";
import { Email } from "#contract/people/accounts.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { Kronor } from "#contract/platform/kronor.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

/** Null for a gift. The field is required, so that nobody omits the price by mistake. */
const Price = Kronor.nullable();

export const maxCondition = 500;

export const TransferTerms = z.object({
  buyerEmail: Email,
  price: Price,
  saleDate: SaleDate,
  condition: requiredText(maxCondition),
  keys: z.number(rule("format")).int(rule("format")).min(0, rule("format")).max(20, rule("format")),
  charger: z.boolean(),
  batterySerialNumber: optionalText(40),
  accessories: optionalText(300),
});
export type TransferTerms = z.infer<typeof TransferTerms>;

/** Without an address when the seller knows the buyer only through messages, a request or an invitation. */
export const AgreedTerms = TransferTerms.extend({ buyerEmail: Email.optional() });
export type AgreedTerms = z.infer<typeof AgreedTerms>;

/** For offers to a buyer whom the seller knows by account, not by address. */
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
