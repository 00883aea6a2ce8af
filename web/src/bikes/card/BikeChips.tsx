import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/bikes/search.ts";
import { bikeColours } from "#web/platform/ui/bike-art/bike-colours.ts";
import { BikeGlyph } from "#web/platform/ui/BikeGlyph.tsx";
import { Swatch } from "#web/platform/ui/Swatch.tsx";
import "./card-parts.css";

/** A hidden colour or type is shown as hidden. City is optional, so a missing one is left out. */
export function BikeChips({ bike }: { bike: SearchCard }): ReactNode {
  const { t } = useTranslation();
  const { color, type, city } = bike;
  const names = t(($) => $.bikeCard, { returnObjects: true });
  const hidden = (what: string) => (
    <i className="chip__hidden">
      {what}: {t(($) => $.common.hidden)}
    </i>
  );
  return (
    <ul className="bikecard__chips">
      <li className="chip">
        {color !== undefined && <Swatch fill={bikeColours[color]} />}
        {color === undefined ? hidden(names.color) : t(($) => $.vocabulary.colours[color])}
      </li>
      <li className="chip">
        <BikeGlyph size={18} />
        {type === undefined ? hidden(names.type) : t(($) => $.vocabulary.types[type])}
      </li>
      {city !== undefined && (
        <li className="chip">
          <MapPin size={17} aria-hidden="true" />
          {city}
        </li>
      )}
    </ul>
  );
}
