import type { InvoicedCompany } from "#contract/points/invoiced-company.ts";
import { shownNumber, vatNumberOf } from "./organisation-number.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";

/** Whom receipts of a store are made out to. A sole trader's VAT number holds a personal number and is left out. */
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
