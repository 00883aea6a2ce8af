import type { UnderstoodFilter } from "#contract/search.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import type { Filters } from "#lambdas/shared/search-index/plan.ts";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";
import type { Meaning } from "#lambdas/search/understand.ts";

/** So many searches are made side by side at most: `svart eller röd dam eller herr`. */
const mostSearches = 4;

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

/** The searches that a meaning stands for. A bike has one colour, so two of them are either. What contradicts a filter that was chosen is looked for as a word. */
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
  return searches.slice(0, mostSearches);
};
