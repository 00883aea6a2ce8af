import { useTranslation } from "react-i18next";
import type { Visibility } from "#contract/bike.ts";
import type { OwnBike } from "#contract/bikes.ts";

/** What each switch shows or hides. */
export const useFieldValues = (bike: OwnBike): Readonly<Record<keyof Visibility, string>> => {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.visibility.values, { returnObjects: true });
  return {
    name: bike.name ?? texts.none,
    brand: bike.brand,
    model: bike.model,
    color: t(($) => $.vocabulary.colours[bike.color]),
    type: t(($) => $.vocabulary.types[bike.type]),
    description: bike.description ?? texts.none,
    photo: bike.photoUrl === undefined ? texts.noPhoto : texts.photo,
    whenStolen: texts.whenStolen,
  };
};
