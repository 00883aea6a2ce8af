import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";
import { numberText } from "#web/platform/ui/figures/figure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { type Borders, type MapPlace, SwedenMap } from "#web/thefts/sweden-map/SwedenMap.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type Level, bordersQuery } from "./borders-query.ts";
import { countyName } from "./county-name.ts";
import { type TheftPlace, endOfScale, rateOf, rateText } from "./rate.ts";
import "./theft-map.css";

type Props = { level: Level; places: readonly TheftPlace[] };

const sizeOf = (place: TheftPlace): number => rateOf(place) ?? -1;

/** Every area on the map, highest rate first and those without bikes last. */
const allPlaces = ({ paths }: Borders, shown: readonly TheftPlace[]): TheftPlace[] => {
  const known = new Map(shown.map((place) => [place.name, place]));
  return Object.keys(paths)
    .map((name) => known.get(name) ?? { name, thefts: 0, registered: 0 })
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
};

function useMapPlaces({ level, places }: Props, borders: Borders | undefined): [MapPlace[], number] {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const all = borders ? allPlaces(borders, places) : [];
  const end = endOfScale(Math.max(0, ...all.map(sizeOf)));
  const textOf = (place: TheftPlace): string =>
    t(($) => $.theftMap.told, {
      name: level === "county" ? countyName(place.name, language) : place.name,
      rate: rateText(rateOf(place), language),
      thefts: numberText(place.thefts, "number", language),
    });
  const drawn = all.map((place) => {
    const rate = rateOf(place);
    return { name: place.name, share: rate === undefined ? undefined : rate / end, text: textOf(place) };
  });
  return [drawn, end];
}

function Scale({ end, language }: { end: number; language: Language }): ReactNode {
  const { t } = useTranslation();
  const unit = t(($) => $.theftMap.unit);
  return (
    <p className="plot__scale" data-in-picture={`0–${rateText(end, language)} ${unit}`}>
      <span>{unit}</span>
      <span className="theftmap__shades">
        0
        <svg viewBox="0 0 100 12" width="100" height="12" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((shade) => (
            <rect
              key={shade}
              className={`plot__cell--stolen-${shade}`}
              x={(shade - 1) * 20}
              width="20"
              height="12"
            />
          ))}
        </svg>
        {rateText(end, language)}
      </span>
    </p>
  );
}

/** Thefts per thousand registered bikes. */
export function TheftMap({ level, places }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data: borders, error, refetch } = useQuery(bordersQuery(level));
  const [drawn, end] = useMapPlaces({ level, places }, borders);
  if (error)
    return (
      <FetchFailure
        title={t(($) => $.theftMap.failed)}
        text={t(($) => $.theftMap.failedText)}
        onRetry={() => void refetch()}
      />
    );
  if (!borders) return <Skeleton of={["block"]} />;
  return (
    <div className="stack stack--near theftmap">
      <SwedenMap
        label={t(($) => $.theftMap.labels[level])}
        borders={borders}
        places={drawn}
        height={level === "county" ? 460 : 620}
      />
      <Scale end={end} language={language} />
      <p className="muted">{t(($) => $.theftMap.source)}</p>
    </div>
  );
}
