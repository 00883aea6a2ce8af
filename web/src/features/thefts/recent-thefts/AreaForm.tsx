import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { radii } from "#contract/places.ts";
import { Choices, Text } from "#web/shared/filter-form/FilterFields.tsx";
import { FilterForm } from "#web/shared/filter-form/FilterForm.tsx";
import { Towns } from "#web/shared/filter-form/Towns.tsx";
import { type Area, areaOf } from "./area.ts";

type Props = { area: Area; onShow: (next: Area) => void };

/** Where to look, and for what. */
export function AreaForm({ area, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.recentThefts.filters, { returnObjects: true });
  const colours = BikeColour.options.map((each) => [each, t(($) => $.vocabulary.colours[each])] as const);
  const types = BikeType.options.map((each) => [each, t(($) => $.vocabulary.types[each])] as const);
  const distances = radii.map((each) => [`${each}`, texts.radii[each]] as const);
  return (
    <FilterForm show={texts.show} onShow={(given) => onShow(areaOf(given))}>
      <Towns id="theft-towns" />
      <Text name="near" label={texts.near} value={area.near} list="theft-towns" />
      <Choices name="radius" label={texts.radius} value={area.radius ?? "1"} options={distances} />
      <Choices any={texts.any} name="type" label={texts.type} value={area.type} options={types} />
      <Choices any={texts.any} name="color" label={texts.color} value={area.color} options={colours} />
    </FilterForm>
  );
}
