import { shownNumber } from "./organisation-number.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";

/** One line, such as 'Storgatan 1, 592 30 Vadstena'. */
const addressOf = ({ address, city }: Pick<StoreItem, "address" | "city">): string | undefined =>
  address && `${address.street}, ${address.postalCode} ${city}`;

/** Returns a company's address and phone for papers that others read; nothing for a sole trader, whose address can be a home and whose phone a private one. A store without a number may be a sole trader's. */
export const reachOf = (store: Pick<StoreItem, "address" | "city" | "contact" | "organisationNumber">) =>
  store.organisationNumber?.kind === "company"
    ? { address: addressOf(store), phone: store.contact?.phone }
    : {};

/** Undefined for a sole trader, whose number is a personal number. */
export const companyNumberOf = ({
  organisationNumber,
}: Pick<StoreItem, "organisationNumber">): string | undefined =>
  organisationNumber?.kind === "company" ? shownNumber(organisationNumber) : undefined;
