import type { ReactNode } from "react";
import type { SearchCard } from "#contract/bikes/search.ts";
import { PublicBikeCard } from "#web/ownership/public-bike/PublicBikeCard.tsx";
import { searchedNumber } from "./searched-number.ts";
import type { Search } from "./search.ts";

type Props = { search: Search; cards: readonly SearchCard[] };

/** Opens the card of an exactly matching number. Public cards have no id, so their position is the key. */
export function ResultList({ search, cards }: Props): ReactNode {
  const searched = searchedNumber(search.q);
  return (
    <ol className="stack results__cards">
      {cards.map((bike, place) => (
        <li key={bike.id ?? `${place} ${bike.frameNumber}`}>
          <PublicBikeCard bike={bike} startsOpen={bike.frameNumber === searched} />
        </li>
      ))}
    </ol>
  );
}
