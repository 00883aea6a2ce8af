import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PublicBike } from "#contract/lookup.ts";
import { bikeColours } from "#web/ui/bike-art/bike-colours.ts";
import { Swatch } from "#web/ui/Swatch.tsx";

/** What the owner hides is said to be hidden, never left out. */
export function BikeFacts({ bike }: { bike: PublicBike }): ReactNode {
  const { t } = useTranslation();
  const { color, type } = bike;
  const facts: readonly (readonly [term: string, value: string | undefined, swatch?: string | undefined])[] =
    [
      [
        t(($) => $.lookup.card.color),
        color && t(($) => $.vocabulary.colours[color]),
        color && bikeColours[color],
      ],
      [t(($) => $.lookup.card.type), type && t(($) => $.vocabulary.types[type])],
      [t(($) => $.lookup.card.city), bike.city],
      [t(($) => $.lookup.card.name), bike.name],
      [t(($) => $.lookup.card.description), bike.description],
    ];
  return (
    <dl className="bikecard__facts">
      {facts.map(([term, value, swatch]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={value === undefined ? "is-hidden" : undefined}>
            {swatch !== undefined && <Swatch fill={swatch} />}
            {value ?? t(($) => $.common.hidden)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
