import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { placeOf, radii } from "#contract/places.ts";
import { Towns } from "../Towns.tsx";
import { type AdSearch, adSearchOf, filterCount } from "./ad-search.ts";

type Props = { search: AdSearch; onShow: (next: AdSearch) => void };

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className="adfilters__field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type Choice = {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
};

function Choices({ name, label, value = "", options }: Choice): ReactNode {
  const { t } = useTranslation();
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={value}>
          {name !== "radius" && <option value="">{t(($) => $.ads.filters.any)}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Typed = { name: string; label: string; value: string | undefined; list?: string; numeric?: boolean };

function Text({ name, label, value = "", list, numeric = false }: Typed): ReactNode {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          name={name}
          defaultValue={value}
          list={list}
          inputMode={numeric ? "numeric" : "text"}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

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
      <Choices name="type" label={texts.type} value={search.type} options={types} />
      <Choices name="color" label={texts.color} value={search.color} options={colours} />
      <Text name="from" label={texts.from} value={search.from} numeric />
      <Text name="to" label={texts.to} value={search.to} numeric />
      <label className="adfilters__check">
        <input type="checkbox" name="electric" value="true" defaultChecked={search.electric !== undefined} />
        {texts.electric}
      </label>
    </>
  );
}

const read = (form: HTMLFormElement, { order }: AdSearch): AdSearch => {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim() !== "") given.set(name, value.trim());
  return { ...adSearchOf(given), order };
};

/** A town that nobody knows stays there to be mended. */
const isInOrder = (form: HTMLFormElement, fault: string): boolean => {
  const near = form.elements.namedItem("near");
  if (!(near instanceof HTMLInputElement)) return true;
  const typed = near.value.trim();
  near.setCustomValidity(typed === "" || placeOf(typed) ? "" : fault);
  return near.reportValidity();
};

const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");

/** What narrows the list. On a phone it opens over the cards. Choosing is enough; what is typed counts when one is done. */
export function Filters({ search, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const count = filterCount(search);
  const [isWide] = useState(() => matchMedia("(min-width: 768px)").matches);
  const show = (form: HTMLFormElement): void => {
    if (
      isInOrder(
        form,
        t(($) => $.rules["place-unknown"]),
      )
    )
      onShow(read(form, search));
  };
  return (
    <details className="adfilters" open={isWide}>
      <summary>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {count === 0 ? t(($) => $.ads.filters.open) : t(($) => $.ads.filters.openCount, { count })}
      </summary>
      <form
        className="adfilters__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
        onChange={({ currentTarget, target }) => {
          if (isChoice(target)) show(currentTarget);
        }}
      >
        <Fields search={search} />
        <button type="submit" className="btn btn--primary">
          {t(($) => $.ads.filters.show)}
        </button>
      </form>
    </details>
  );
}
