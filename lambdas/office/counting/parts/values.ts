import {
  municipalities,
  municipalitiesByCounty,
  municipalitiesOfTowns,
} from "#contract/platform/municipalities.ts";
import { brands } from "#lambdas/bikes/brands.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";

/** Not given. */
export const unknown = "unknown";
/** Not on our list. */
const other = "other";

const municipalityByName: ReadonlyMap<string, string> = new Map([
  ...[...municipalitiesOfTowns].map(
    ([town, municipality]) => [normalise(town, "city"), municipality] as const,
  ),
  ...municipalities.map((name) => [normalise(name, "city"), name] as const),
]);

/** The municipality of a typed town. */
export const placeValue = (city: string | undefined): string =>
  municipalityByName.get(normalise(city ?? "", "city")) ?? unknown;

const countyByMunicipality: ReadonlyMap<string, string> = new Map(
  [...municipalitiesByCounty].flatMap(([county, names]) => names.map((name) => [name, county] as const)),
);

export const countyOf = (municipality: string): string => countyByMunicipality.get(municipality) ?? unknown;

const brandByName: ReadonlyMap<string, string> = new Map(
  brands.map((brand) => [normalise(brand, "brand"), brand] as const),
);

/** Only known brands: free text would make counters without end. */
export const brandValue = (brand: string): string => brandByName.get(normalise(brand, "brand")) ?? other;

const bands = [3000, 7000, 15_000, 30_000] as const;

/** Price band, named by its lower limit in kronor. */
export const priceValue = (kronor: number | undefined): string => {
  if (kronor === undefined) return unknown;
  return String(bands.findLast((from) => kronor >= from) ?? 0);
};

export const yesOrNo = (is: boolean): string => (is ? "yes" : "no");
