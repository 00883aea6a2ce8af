import type { UnderstoodFilter } from "#contract/bikes/search.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import type { Filters } from "#lambdas/bikes/index/plan.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";
import type { Meaning } from "./understand.ts";

/** Limits the combinations of `svart eller röd dam eller herr`. */
const maxSearches = 4;

const withFilter = (filters: Filters, { field, value }: UnderstoodFilter): Filters =>
  field === "status"
    ? { ...filters, status: value === "stolen" ? "stolen" : "for_sale" }
    : { ...filters, [field]: value };

const givenOf = (filters: Filters, { field }: UnderstoodFilter): string | undefined =>
  field === "status" && filters.status === "any" ? undefined : filters[field];

const isGiven = (filters: Filters, filter: UnderstoodFilter): boolean => {
  const given = givenOf(filters, filter);
  const field = filter.field === "status" ? undefined : filter.field;
  return given !== undefined && normalise(given, field) === normalise(filter.value, field);
};

const byField = (filters: readonly UnderstoodFilter[]): UnderstoodFilter[][] => [
  ...Map.groupBy(filters, ({ field }) => field).values(),
];

/**
 * The searches for a meaning. Two colours become alternatives, since a bike has one. A word that
 * contradicts a chosen filter is searched as text.
 */
export const searchesFor = (filters: Filters, meaning: Meaning): Filters[] => {
  const open = meaning.filters.filter((filter) => givenOf(filters, filter) === undefined);
  const contrary = meaning.filters.filter((filter) => !open.includes(filter) && !isGiven(filters, filter));
  const words = [
    ...meaning.words.map(({ word }) => word),
    ...contrary.flatMap(({ value }) => wordsIn(value)),
  ];
  const searches = byField(open).reduce<Filters[]>(
    (some, choices) => some.flatMap((each) => choices.map((choice) => withFilter(each, choice))),
    [{ ...filters, words }],
  );
  return searches.slice(0, maxSearches);
};
