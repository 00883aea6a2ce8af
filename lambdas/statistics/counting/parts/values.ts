import { municipalities, municipalitiesByCounty, municipalitiesOfTowns } from "#contract/municipalities.ts";
import { brands } from "#lambdas/shared/brands.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";

/** What nobody has said. */
export const unknown = "unknown";
/** What nobody has a list of. */
const other = "other";

const municipalityByName: ReadonlyMap<string, string> = new Map([
  ...[...municipalitiesOfTowns].map(
    ([town, municipality]) => [normalise(town, "city"), municipality] as const,
  ),
  ...municipalities.map((name) => [normalise(name, "city"), name] as const),
]);

/** The municipality in which a town is that someone has written. */
export const placeValue = (city: string | undefined): string =>
  municipalityByName.get(normalise(city ?? "", "city")) ?? unknown;

const countyByMunicipality: ReadonlyMap<string, string> = new Map(
  [...municipalitiesByCounty].flatMap(([county, names]) => names.map((name) => [name, county] as const)),
);

/** The county in which a municipality is. */
export const countyOf = (municipality: string): string => countyByMunicipality.get(municipality) ?? unknown;

const brandByName: ReadonlyMap<string, string> = new Map(
  brands.map((brand) => [normalise(brand, "brand"), brand] as const),
);

/** A make that is known; people write what they like, and a number for each of that would be without end. */
export const brandValue = (brand: string): string => brandByName.get(normalise(brand, "brand")) ?? other;

const bands = [3000, 7000, 15_000, 30_000] as const;

/** What a bike has cost, in bands of kronor by where they begin. */
export const priceValue = (kronor: number | undefined): string => {
  if (kronor === undefined) return unknown;
  return String(bands.findLast((from) => kronor >= from) ?? 0);
};

export const yesOrNo = (is: boolean): string => (is ? "yes" : "no");
