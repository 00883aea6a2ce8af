import type { ReactNode } from "react";
import type { SearchCard } from "#contract/search.ts";
import { BikeCard } from "#web/shared/bike-card/BikeCard.tsx";
import { numberAsked } from "./number-asked.ts";
import type { Search } from "./search.ts";

type Props = { search: Search; cards: readonly SearchCard[] };

/** The bike whose whole number was asked for is shown whole; strangers get no names to tell the others apart by, so their places do. */
export function ResultList({ search, cards }: Props): ReactNode {
  const asked = numberAsked(search.q);
  return (
    <ol className="results__cards">
      {cards.map((bike, place) => (
        <li key={bike.id ?? `${place} ${bike.frameNumber}`}>
          <BikeCard bike={bike} startsOpen={bike.frameNumber === asked} />
        </li>
      ))}
    </ol>
  );
}
