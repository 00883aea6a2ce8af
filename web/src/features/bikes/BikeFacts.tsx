import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hideable } from "#contract/bike.ts";
import { showsToBeFound } from "#contract/public-bike.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { bikeColours } from "#web/ui/bike-art/bike-colours.ts";
import { Swatch } from "#web/ui/Swatch.tsx";

/** Everything the owner has said of the bike. What has not been said takes no place. */
export function BikeFacts({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.bike, { returnObjects: true });
  const names = t(($) => $.bikes.visibility.fields, { returnObjects: true });
  const shown: readonly string[] = showsToBeFound(bike) ? ["photo", "description"] : [];
  const hidden = hideable
    .filter((field) => !bike.visibility[field] && !shown.includes(field))
    .map((field) => names[field]);
  const facts: readonly (readonly [term: string, value: string | undefined])[] = [
    [texts.type, t(($) => $.vocabulary.types[bike.type])],
    [texts.brand, bike.brand],
    [texts.model, bike.model],
    [texts.color, t(($) => $.vocabulary.colours[bike.color])],
    [texts.city, bike.city],
    [texts.battery, bike.batterySerialNumber],
    [texts.description, bike.description],
    [texts.hidden, hidden.length === 0 ? texts.nothingHidden : hidden.join(", ")],
  ];
  return (
    <section>
      <h2 className="sr">{texts.facts}</h2>
      <dl className="bikeview__facts">
        {facts.map(
          ([term, value]) =>
            value !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {term === texts.color && <Swatch fill={bikeColours[bike.color]} />}
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
