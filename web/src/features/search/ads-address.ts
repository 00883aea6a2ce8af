import type { Understood } from "#contract/search.ts";
import type { Search } from "./search.ts";
import { numberAsked } from "./number-asked.ts";

/** Whether only bikes for sale are wanted, by the button or by words. */
export const asksForSale = ({ status }: Search, understood: Understood | undefined): boolean =>
  status === "for_sale" ||
  understood?.filters.some(({ field, value }) => field === "status" && value === "for_sale") === true;

/** Whether the ads answer better than what was found. A person who names a number wants that bike. */
export const isAnsweredByAds = (
  search: Search,
  understood: Understood | undefined,
  isEmpty: boolean,
): boolean => asksForSale(search, understood) && (isEmpty || numberAsked(search.q) === undefined);

/** The ads that the same search is about: those are listed by themselves, with their prices and towns. */
export const adsAddress = (search: Search, understood: Understood | undefined): string => {
  const meant = (wanted: string): string | undefined =>
    understood?.filters.find(({ field }) => field === wanted)?.value;
  const { brand = meant("brand"), model, type = meant("type"), color = meant("color") } = search;
  const near = search.city ?? meant("city");
  const given = Object.entries({ brand, model, type, color, near }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const parameters = new URLSearchParams(given).toString();
  return parameters === "" ? "/bike-ads" : `/bike-ads?${parameters}`;
};
