import type { OwnershipPeriod } from "#contract/bikes/history.ts";

export type Acquired = "self" | "store" | "registered" | "purchase" | "transfer";

type Acquisition = Pick<OwnershipPeriod, "acquisition" | "registrationType" | "store">;

/** Before `registrationType` existed, self-registrations named a store called 'Egenregistrering'. */
const isOwnDoing = ({ registrationType, store }: Acquisition): boolean =>
  registrationType === "self" || store?.storeName.toLowerCase().includes("egenregistrering") === true;

export const acquisitionOf = (period: Acquisition): Acquired => {
  if (period.acquisition !== "registration") return period.acquisition;
  if (isOwnDoing(period)) return "self";
  return period.registrationType ?? (period.store === undefined ? "registered" : "store");
};
