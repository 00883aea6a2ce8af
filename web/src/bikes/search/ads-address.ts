import type { Understood } from "#contract/bikes/search.ts";
import type { Search } from "./search.ts";
import { searchedNumber } from "./searched-number.ts";

/** True if the toggle or a word of the search asks for bikes for sale. */
export const asksForSale = ({ status }: Search, understood: Understood | undefined): boolean =>
  status === "for_sale" ||
  understood?.filters.some(({ field, value }) => field === "status" && value === "for_sale") === true;

/** True if the ads page answers better. A search for a number means that very bike. */
export const isAnsweredByAds = (
  search: Search,
  understood: Understood | undefined,
  isEmpty: boolean,
): boolean => asksForSale(search, understood) && (isEmpty || searchedNumber(search.q) === undefined);

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
