import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { Understood } from "#contract/bikes/search.ts";
import { WatchButton } from "#web/ads/alert-form/WatchButton.tsx";
import { searchedNumber } from "./searched-number.ts";
import type { Search } from "./search.ts";

type Props = { search: Search; understood: Understood | undefined };

type Criteria = Parameters<typeof WatchButton>[0]["initial"]["criteria"];

/** Chips come first, then the words as they were understood. */
const criteriaOf = ({ q, brand, model, color, city, type }: Search, understood: Understood | undefined) => {
  const meant = (field: string): string | undefined =>
    understood?.filters.find((filter) => filter.field === field)?.value;
  const words = understood === undefined ? q : understood.words.join(" ");
  const criteria: Criteria = {
    brand: brand ?? meant("brand"),
    model,
    color: color ?? BikeColour.safeParse(meant("color")).data,
    city: city ?? meant("city"),
    type: type ?? BikeType.safeParse(meant("type")).data,
    words: words === "" ? undefined : words?.slice(0, 100),
  };
  return { criteria, status: meant("status") };
};

/** Not shown for numbers, because the bike's owner is notified of those anyway. */
export function WatchSearch({ search, understood }: Props): ReactNode {
  const { t } = useTranslation();
  const { criteria, status = search.status } = criteriaOf(search, understood);
  const { brand, model, city, color, type, words } = criteria;
  const terms = [
    brand,
    model,
    type && t(($) => $.vocabulary.types[type]),
    color && t(($) => $.vocabulary.colours[color]),
    city,
    words,
  ].filter(Boolean);
  if (terms.length === 0 || searchedNumber(search.q) !== undefined) return null;
  const kind = status === "for_sale" ? "ads" : "stolen";
  return (
    <WatchButton initial={{ name: terms.join(" ").slice(0, 60), kind, criteria }}>
      {t(($) => $.search.watchThis)}
    </WatchButton>
  );
}
