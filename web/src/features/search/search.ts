import * as z from "zod";
import { SearchFilters } from "#contract/search.ts";

const { q, brand, model, color, city, type, status } = SearchFilters.shape;

/** What no search understands is left out of the address, as if nobody had written it. */
const Search = z.object({
  q: q.catch(undefined),
  brand: brand.catch(undefined),
  model: model.catch(undefined),
  color: color.catch(undefined),
  city: city.catch(undefined),
  type: type.catch(undefined),
  status: status.catch("any"),
});
export type Search = z.infer<typeof Search>;

export const everything: Search = { status: "any" };

/** The filters that are typed. */
const typedFilters = ["q", "brand", "model", "city"] as const;
export type TypedFilter = (typeof typedFilters)[number];

export const searchOf = (parameters: URLSearchParams): Search => Search.parse(Object.fromEntries(parameters));

/** What the address of a search ends in; the same search always gives the same. */
export const parametersOf = (search: Readonly<Record<string, string | undefined>>): URLSearchParams => {
  const given = Object.entries(search).flatMap(([name, value]) => {
    const text = value?.trim() ?? "";
    return text === "" || (name === "status" && text === "any") ? [] : [[name, text]];
  });
  return new URLSearchParams(given);
};

export const isEmpty = (search: Search): boolean => parametersOf(search).size === 0;
