import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Breakdown, Statistics } from "#contract/office/statistics.ts";
import { numberText } from "#web/platform/ui/figures/figure-text.ts";
import type { Level } from "#web/thefts/map/borders-query.ts";
import { countyName } from "#web/thefts/map/county-name.ts";
import { type TheftPlace, rateOf, rateText } from "#web/thefts/map/rate.ts";
import { TheftMap } from "#web/thefts/map/TheftMap.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import type { Sheet } from "./sheet.ts";
import { useColumns } from "./use-columns.ts";
import { valueName } from "./value-name.ts";

const levels = ["county", "place"] as const;

const placesOf = ({ rows }: Breakdown): TheftPlace[] =>
  rows.map(({ value, now, registered }) => ({ name: value, thefts: now ?? 0, registered: registered ?? 0 }));

function useSheet(places: readonly TheftPlace[], level: Level): Sheet {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const nameOf = (name: string): string =>
    level === "county" && name !== "unknown" ? countyName(name, language) : valueName("place", name);
  return {
    head: [t(($) => $.statistics.map[level]), columns.thefts, columns.registered, columns.rate],
    rows: places.map((place) => [
      nameOf(place.name),
      numberText(place.thefts, "number", language),
      numberText(place.registered, "number", language),
      rateText(rateOf(place), language),
    ]),
  };
}

type Props = { of: Statistics; byLevel: Readonly<Record<Level, Breakdown>> };

/** Thefts per thousand registered bikes, by county or municipality. */
export function MapCard({ of, byLevel }: Props): ReactNode {
  const { t } = useTranslation();
  const [level, setLevel] = useState<Level>("county");
  const places = placesOf(byLevel[level]);
  const sheet = useSheet(places, level);
  return (
    <ChartCard
      title={t(($) => $.statistics.map.title)}
      of={of}
      byMonth
      how={t(($) => $.statistics.hows.map)}
      sheet={sheet}
      file={`thefts-map-${level}`}
      isEmpty={levels.every((one) => byLevel[one].rows.length === 0)}
    >
      <fieldset className="stats__presets stats__levels" aria-label={t(($) => $.statistics.map.title)}>
        {levels.map((one) => (
          <button key={one} type="button" aria-pressed={one === level} onClick={() => setLevel(one)}>
            {t(($) => $.statistics.map[one])}
          </button>
        ))}
      </fieldset>
      <TheftMap level={level} places={places} />
    </ChartCard>
  );
}
