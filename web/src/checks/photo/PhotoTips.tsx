import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { BikeType } from "#contract/bikes/bike-types.ts";
import { FrameSpots } from "#web/bikes/FrameSpots.tsx";

export function PhotoTips(): ReactNode {
  const { t } = useTranslation();
  const [type, choose] = useState<BikeType>("herr");
  const words = t(($) => $.checkPhoto.tips, { returnObjects: true });
  return (
    <>
      <ul className="photo__tips">
        {words.list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <h3>{words.where}</h3>
      <label className="photo__kind">
        <span>{words.kind}</span>
        <select value={type} onChange={({ target }) => choose(BikeType.parse(target.value))}>
          {BikeType.options.map((kind) => (
            <option key={kind} value={kind}>
              {t(($) => $.vocabulary.types[kind])}
            </option>
          ))}
        </select>
      </label>
      <FrameSpots places={words.places} type={type} />
    </>
  );
}
