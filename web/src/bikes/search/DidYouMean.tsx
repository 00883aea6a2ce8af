import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/bikes/search.ts";
import { NumbersBeside } from "#web/bikes/frame-number/NumbersBeside.tsx";
import { PublicBikeCard } from "#web/ownership/public-bike/PublicBikeCard.tsx";

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
  asked: string | undefined;
};

const isBeside = (asked: string, { frameNumber }: SearchCard): boolean =>
  frameNumber.length === asked.length && frameNumber !== asked;

/** Bikes with similar numbers, stolen ones first and announced. */
export function DidYouMean({ bikes, asked }: Props): ReactNode {
  const { t } = useTranslation();
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
      <ol className="stack results__cards">
        {stolenFirst.map((bike) => (
          <li key={bike.frameNumber}>
            {asked !== undefined && isBeside(asked, bike) && (
              <NumbersBeside
                one={{ label: t(($) => $.search.near.typed), number: asked }}
                other={{ label: t(($) => $.search.near.registered), number: bike.frameNumber }}
              />
            )}
            <PublicBikeCard bike={bike} startsOpen={false} />
          </li>
        ))}
      </ol>
    </section>
  );
}
