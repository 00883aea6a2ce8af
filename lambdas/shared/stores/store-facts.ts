import { shownNumber } from "./organisation-number.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";

/** On one line: Storgatan 1, 592 30 Vadstena. */
export const addressOf = ({ address, city }: Pick<StoreItem, "address" | "city">): string | undefined =>
  address && `${address.street}, ${address.postalCode} ${city}`;

/** The organisation number of a company. That of a sole trader is a person's, and stays out. */
export const companyNumberOf = ({
  organisationNumber,
}: Pick<StoreItem, "organisationNumber">): string | undefined =>
  organisationNumber?.kind === "company" ? shownNumber(organisationNumber) : undefined;
