import * as z from "zod";
import type { OwnListing } from "#contract/ads/listings.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import {
  type AgreedTerms,
  maxCondition,
  type TermsWithoutBuyer,
  type TransferTerms,
} from "#contract/ownership/transfer-terms.ts";

export const TypedTerms = z.object({
  buyerEmail: z.string(),
  kind: z.enum(["sale", "gift"]),
  price: z.string(),
  saleDate: z.string(),
  condition: z.string(),
  keys: z.string(),
  charger: z.boolean(),
  batterySerialNumber: z.string(),
  accessories: z.string(),
});
export type TypedTerms = z.infer<typeof TypedTerms>;

/** Converts form values to a request body without validating them. */
export const termsOf = ({ kind, price, keys, ...typed }: TypedTerms): z.input<typeof TransferTerms> => ({
  ...typed,
  price: kind === "gift" ? null : parseSum(price),
  keys: keys.trim() === "" ? 0 : parseSum(keys),
});

/** For a buyer whose address the seller does not know. */
export const termsWithoutBuyer = (typed: TypedTerms): z.input<typeof TermsWithoutBuyer> => {
  const { buyerEmail: _, ...terms } = termsOf(typed);
  return terms;
};

export const typedOf = ({
  buyerEmail = "",
  price,
  keys,
  batterySerialNumber,
  accessories,
  ...terms
}: AgreedTerms): TypedTerms => ({
  ...terms,
  buyerEmail,
  kind: price === null ? "gift" : "sale",
  price: price === null ? "" : String(price),
  keys: String(keys),
  batterySerialNumber: batterySerialNumber ?? "",
  accessories: accessories ?? "",
});

/** Begins with what the bike's ad says. */
export const newTerms = (
  saleDate: string,
  batterySerialNumber = "",
  ad?: Pick<OwnListing, "price" | "text">,
): TypedTerms => ({
  buyerEmail: "",
  kind: "sale",
  price: ad === undefined ? "" : String(ad.price),
  saleDate,
  condition: ad?.text?.slice(0, maxCondition) ?? "",
  keys: "",
  charger: false,
  batterySerialNumber,
  accessories: "",
});
