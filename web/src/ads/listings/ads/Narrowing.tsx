import { X, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { AlertCriteria, AlertKind } from "#contract/ads/alerts.ts";
import { WatchButton } from "#web/ads/alert-form/WatchButton.tsx";
import { SuggestInput } from "#web/bikes/suggest/SuggestInput.tsx";
import { useSession } from "#web/platform/auth/session.ts";
import { UnreadFilters } from "#web/platform/ui/UnreadFilters.tsx";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { radii } from "#contract/platform/places.ts";
import { Choices, Text } from "#web/platform/ui/filter-form/FilterFields.tsx";
import { FilterForm } from "#web/platform/ui/filter-form/FilterForm.tsx";
import { Towns } from "#web/platform/ui/filter-form/Towns.tsx";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type AdSearch, parametersOf, unreadOf, adSearchOf, filterCount } from "./ad-search.ts";

type FiltersProps = { kind: AlertKind; search: AdSearch; onShow: (next: AdSearch) => void };

type SuggestedProps = { field: "brand" | "model"; label: string; initial: string | undefined };

/** A filter matches whole names, so the names in the register are suggested. */
function Suggested({ field, label, initial = "" }: SuggestedProps): ReactNode {
  const id = useId();
  const [typed, type] = useState(initial);
  return (
    <div className="filterform__field suggest">
      <label htmlFor={id}>{label}</label>
      <SuggestInput field={field} id={id} label={label} value={typed} onChange={type} onChoose={type} />
    </div>
  );
}

function Fields({ kind, search }: Omit<FiltersProps, "onShow">): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.ads.filters, { returnObjects: true });
  const colours = BikeColour.options.map((each) => [each, t(($) => $.vocabulary.colours[each])] as const);
  const types = BikeType.options.map((each) => [each, t(($) => $.vocabulary.types[each])] as const);
  const distances = radii.map((each) => [`${each}`, texts.radii[each]] as const);
  return (
    <>
      <Towns id="ad-towns" />
      <Text name="near" label={texts.near} value={search.near} list="ad-towns" />
      {kind === "ads" && (
        <Choices name="radius" label={texts.radius} value={search.radius ?? "1"} options={distances} />
      )}
      <Suggested field="brand" label={texts.brand} initial={search.brand} />
      <Suggested field="model" label={texts.model} initial={search.model} />
      <Choices any={texts.any} name="type" label={texts.type} value={search.type} options={types} />
      <Choices any={texts.any} name="color" label={texts.color} value={search.color} options={colours} />
      {kind === "ads" && (
        <>
          <Text name="from" label={texts.from} value={search.from} numeric />
          <Text name="to" label={texts.to} value={search.to} numeric />
          <label className="filterform__check">
            <input
              type="checkbox"
              name="electric"
              value="true"
              defaultChecked={search.electric !== undefined}
            />
            {texts.electric}
          </label>
        </>
      )}
    </>
  );
}

function Filters({ kind, search, onShow }: FiltersProps): ReactNode {
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
        <Fields kind={kind} search={search} />
      </FilterForm>
    </details>
  );
}

type Chip = { readonly text: string; readonly without: Partial<AdSearch> };

/** Describes each filter and returns the change that removes it. */
const useChips = (search: AdSearch, kind: AlertKind): Chip[] => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { near = "", radius = "1", brand, model, type, color, from, to, electric } = search;
  const around = { town: near, radius: t(($) => $.ads.filters.radii[radius]) };
  const price = (text: string) => ({ price: kronorText(Number(text), language) });
  const chips: readonly (false | undefined | Chip)[] = [
    near !== "" && {
      text: kind === "stolen" ? near : t(($) => $.ads.filters.around, around),
      without: { near: undefined, radius: undefined },
    },
    brand !== undefined && { text: brand, without: { brand: undefined } },
    model !== undefined && { text: model, without: { model: undefined } },
    type && { text: t(($) => $.vocabulary.types[type]), without: { type: undefined } },
    color && { text: t(($) => $.vocabulary.colours[color]), without: { color: undefined } },
    electric && { text: t(($) => $.ads.filters.electric), without: { electric: undefined } },
    from !== undefined && {
      text: t(($) => $.ads.filters.atLeast, price(from)),
      without: { from: undefined },
    },
    to !== undefined && { text: t(($) => $.ads.filters.atMost, price(to)), without: { to: undefined } },
  ];
  return chips.filter((chip) => typeof chip === "object");
};

type Props = { kind: AlertKind; search: AdSearch; onShow: (next: AdSearch) => void };

const miles = { "1": 1, "3": 3, "5": 5 } as const;

const criteriaOf = (kind: AlertKind, search: AdSearch): AlertCriteria => {
  const { near, radius = "1", electric, from, to, order: _, ...same } = search;
  return {
    ...same,
    city: near,
    radius: near === undefined || kind === "stolen" ? undefined : miles[radius],
    electric: electric && true,
    priceFrom: from === undefined ? undefined : Number(from),
    priceTo: to === undefined ? undefined : Number(to),
  };
};

function Watch({ kind, search }: Omit<Props, "onShow">): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const chips = useChips(search, kind);
  const isCustomer = session.state === "signed-in" && session.role === "customer";
  if (!isCustomer || chips.length === 0) return null;
  const name = chips
    .map(({ text }) => text)
    .join(" ")
    .slice(0, 60);
  return (
    <WatchButton initial={{ name, kind, criteria: criteriaOf(kind, search) }}>
      {t(($) => $.ads.list.watch)}
    </WatchButton>
  );
}

function Chosen({ kind, search, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const chips = useChips(search, kind);
  if (chips.length === 0) return null;
  return (
    <ul className="ways adchips" aria-label={t(($) => $.ads.filters.chosen)}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={t(($) => $.ads.filters.remove, { filter: text })}
            onClick={() => onShow({ ...search, ...without })}
          >
            {text}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="adchips__all" onClick={() => onShow({ order: search.order })}>
          {t(($) => $.ads.filters.clear)}
        </button>
      </li>
    </ul>
  );
}

export function Narrowing({ children, ...props }: Props & { children?: ReactNode }): ReactNode {
  const { kind, search } = props;
  const [parameters] = useSearchParams();
  return (
    <>
      <Filters key={parametersOf(search, kind).toString()} {...props} />
      <div className="ways ways--ends">
        <Chosen {...props} />
        {children}
      </div>
      <UnreadFilters values={unreadOf(parameters)} />
      <Watch kind={kind} search={search} />
    </>
  );
}
