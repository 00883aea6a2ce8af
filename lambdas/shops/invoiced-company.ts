import type { InvoicedCompany } from "#contract/points/invoiced-company.ts";
import { shownNumber, vatNumberOf } from "./organisation-number.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";

/** Leaves out a sole trader's VAT number, which contains a personal number. */
export const invoicedCompany = ({
  name,
  address,
  city,
  organisationNumber: number,
}: StoreItem): InvoicedCompany => ({
  name,
  ...address,
  city,
  organisationNumber: number && shownNumber(number),
  vatNumber: number?.kind === "company" ? vatNumberOf(number.number) : undefined,
});
