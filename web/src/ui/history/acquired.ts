import type { OwnershipPeriod } from "#contract/history.ts";

export type Acquired = "self" | "store" | "registered" | "purchase" | "transfer";

type Came = Pick<OwnershipPeriod, "acquisition" | "registrationType" | "store">;

/** Registrations of before there was a type for it name their owners' own ones as a shop. */
const isOwnDoing = ({ registrationType, store }: Came): boolean =>
  registrationType === "self" || store?.storeName.toLowerCase().includes("egenregistrering") === true;

/** How someone came by a bike. */
export const acquired = (period: Came): Acquired => {
  if (period.acquisition !== "registration") return period.acquisition;
  if (isOwnDoing(period)) return "self";
  return period.registrationType ?? (period.store === undefined ? "registered" : "store");
};
