import * as z from "zod";
import { SearchFilters } from "#contract/bikes/search.ts";
import { unreadIn } from "#web/platform/ui/unread-filters.ts";

const { q, brand, model, color, city, type, status, order } = SearchFilters.shape;

const lowerCase = z.string().trim().toLowerCase();

/** Drops values that the search does not accept; `unreadOf` reports them. */
const Search = z.object({
  q: q.catch(undefined),
  brand: brand.catch(undefined),
  model: model.catch(undefined),
  color: lowerCase.pipe(color.unwrap()).optional().catch(undefined),
  city: city.catch(undefined),
  type: lowerCase.pipe(type.unwrap()).optional().catch(undefined),
  status: status.catch("any"),
  order: order.catch("newest"),
});
export type Search = z.infer<typeof Search>;

export const everything: Search = { status: "any", order: "newest" };

/** Defaults are left out of addresses. */
const usual: Readonly<Record<string, string | undefined>> = everything;

const typedFilters = ["q", "brand", "model", "city"] as const;
export type TypedFilter = (typeof typedFilters)[number];

/** Parameter names used by other sites and in links typed by hand. */
const otherNames: Readonly<Record<string, keyof Search>> = {
  frame: "q",
  framenumber: "q",
  ramnummer: "q",
  ramnr: "q",
  serial: "q",
  serialnumber: "q",
  serienummer: "q",
  number: "q",
  nummer: "q",
  query: "q",
  search: "q",
  sok: "q",
  sök: "q",
  s: "q",
  text: "q",
  märke: "brand",
  marke: "brand",
  make: "brand",
  modell: "model",
  färg: "color",
  farg: "color",
  colour: "color",
  stad: "city",
  ort: "city",
  town: "city",
  typ: "type",
  cykeltyp: "type",
  biketype: "type",
};

const ownName = (name: string): string => {
  const plain = name.toLowerCase().replaceAll(/[-_]/g, "");
  return otherNames[plain] ?? plain;
};

/** Renames parameters: `?frame=…` becomes `?q=…`. A parameter under its own name wins. */
export const withOwnNames = (parameters: URLSearchParams): URLSearchParams => {
  const known = new URLSearchParams();
  const isOwn = ([name]: readonly [string, string]): boolean => ownName(name) === name;
  const all = [...parameters];
  for (const [name, value] of [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))])
    if ((known.get(ownName(name)) ?? "") === "") known.set(ownName(name), value);
  return known;
};

export const hasOtherNames = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].some((name) => ownName(name) !== name);

export const searchOf = (parameters: URLSearchParams): Search =>
  Search.parse(Object.fromEntries(withOwnNames(parameters)));

export const unreadOf = (parameters: URLSearchParams): string[] => {
  const known = withOwnNames(parameters);
  return unreadIn(known, Object.keys(Search.shape), searchOf(parameters));
};

/** Equal searches have equal parameters. */
export const parametersOf = (search: Readonly<Record<string, string | undefined>>): URLSearchParams => {
  const given = Object.entries(search).flatMap(([name, value]) => {
    const text = value?.trim() ?? "";
    return text === "" || text === usual[name] ? [] : [[name, text]];
  });
  return new URLSearchParams(given);
};

export const isEmpty = (search: Search): boolean => parametersOf(search).size === 0;
