import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeType } from "#contract/bikes/bike-types.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import "./bike-form.css";

/** The most common types first. */
const types: readonly BikeType[] = [
  "herr",
  "dam",
  "hybrid",
  "elcykel",
  "mtb",
  "gravel",
  "landsväg",
  "lådcykel",
  "barn",
  "bmx",
];

type Props = { label: string; value?: BikeType; onChange?: (type: BikeType) => void; id?: string };

export function TypePicker({ label, value, onChange, id }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="types" role="radiogroup" aria-label={label} id={id}>
      {types.map((type) => (
        <label key={type} className={value === type ? "types__type types__type--chosen" : "types__type"}>
          <input
            type="radio"
            name="bike-type"
            className="sr"
            value={type}
            checked={value === type}
            onChange={() => onChange?.(type)}
          />
          <BikeArt type={type} ground={false} />
          <span>{t(($) => $.vocabulary.types[type])}</span>
        </label>
      ))}
    </div>
  );
}
