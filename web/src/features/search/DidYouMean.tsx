import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { BikeCard } from "#web/shared/bike-card/BikeCard.tsx";
import { NumbersBeside } from "./NumbersBeside.tsx";

const useWords = (bikes: readonly SearchCard[]) => {
  const { t } = useTranslation();
  const stolen = bikes.filter(({ status }) => status === "stolen").length;
  if (stolen > 0)
    return {
      title: t(($) => $.search.near.stolen, { count: stolen }),
      text: t(($) => $.search.near.stolenText),
    };
  const [first, second] = bikes;
  return {
    title:
      second === undefined
        ? t(($) => $.search.near.one, { number: first?.frameNumber ?? "" })
        : t(($) => $.search.near.many),
    text: t(($) => $.search.near.text, { count: bikes.length }),
  };
};

type Props = {
  bikes: readonly SearchCard[];
  /** The number that was typed. */
  asked: string | undefined;
};

/** Bikes whose number is easily taken for the one that was asked for. A stolen one among them must not be missed. */
export function DidYouMean({ bikes, asked }: Props): ReactNode {
  const { title, text } = useWords(bikes);
  const stolenFirst = bikes.toSorted((a, b) => Number(b.status === "stolen") - Number(a.status === "stolen"));
  const isStolen = stolenFirst[0]?.status === "stolen";
  return (
    <section className={isStolen ? "near near--stolen" : "near"} aria-label={title}>
      <div className="near__words" role={isStolen ? "alert" : undefined}>
        <h2>
          {isStolen && <TriangleAlert size={24} aria-hidden="true" />}
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ol className="results__cards">
        {stolenFirst.map((bike) => (
          <li key={bike.frameNumber}>
            {asked !== undefined && <NumbersBeside asked={asked} bike={bike} />}
            <BikeCard bike={bike} startsOpen={false} />
          </li>
        ))}
      </ol>
    </section>
  );
}
