import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { radii } from "#contract/places.ts";
import { Choices, Text } from "#web/shared/filter-form/FilterFields.tsx";
import { FilterForm } from "#web/shared/filter-form/FilterForm.tsx";
import { Towns } from "#web/shared/filter-form/Towns.tsx";
import { type AdSearch, adSearchOf, filterCount } from "./ad-search.ts";

type Props = { search: AdSearch; onShow: (next: AdSearch) => void };

function Fields({ search }: { search: AdSearch }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.ads.filters, { returnObjects: true });
  const colours = BikeColour.options.map((each) => [each, t(($) => $.vocabulary.colours[each])] as const);
  const types = BikeType.options.map((each) => [each, t(($) => $.vocabulary.types[each])] as const);
  const distances = radii.map((each) => [`${each}`, texts.radii[each]] as const);
  return (
    <>
      <Towns id="ad-towns" />
      <Text name="near" label={texts.near} value={search.near} list="ad-towns" />
      <Choices name="radius" label={texts.radius} value={search.radius ?? "1"} options={distances} />
      <Text name="brand" label={texts.brand} value={search.brand} />
      <Text name="model" label={texts.model} value={search.model} />
      <Choices any={texts.any} name="type" label={texts.type} value={search.type} options={types} />
      <Choices any={texts.any} name="color" label={texts.color} value={search.color} options={colours} />
      <Text name="from" label={texts.from} value={search.from} numeric />
      <Text name="to" label={texts.to} value={search.to} numeric />
      <label className="filterform__check">
        <input type="checkbox" name="electric" value="true" defaultChecked={search.electric !== undefined} />
        {texts.electric}
      </label>
    </>
  );
}

/** What narrows the list. On a phone it opens over the cards. */
export function Filters({ search, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const count = filterCount(search);
  const [isWide] = useState(() => matchMedia("(min-width: 768px)").matches);
  return (
    <details className="adfilters" open={isWide}>
      <summary>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {count === 0 ? t(($) => $.ads.filters.open) : t(($) => $.ads.filters.openCount, { count })}
      </summary>
      <FilterForm
        show={t(($) => $.ads.filters.show)}
        onShow={(given) => onShow({ ...adSearchOf(given), order: search.order })}
      >
        <Fields search={search} />
      </FilterForm>
    </details>
  );
}
