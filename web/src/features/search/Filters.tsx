import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import type { Search, TypedFilter } from "./search.ts";
import { SelectFilter } from "./SelectFilter.tsx";
import { SuggestField } from "./SuggestField.tsx";
import type { Draft } from "./use-draft.ts";
import "./filters.css";

type Choose = (changes: Partial<Omit<Search, "q" | "status">>) => void;
type Chosen = Pick<Search, "color" | "type">;
type Suggested = Exclude<TypedFilter, "q">;

type Props = {
  /** Which form they belong to, where they do not stand in it. */
  form?: string;
  chosen: Chosen;
  draft: Draft<Suggested>;
  onWrite: (changes: Partial<Draft<Suggested>>) => void;
  onChoose: Choose;
  children?: ReactNode;
};

const suggested: readonly Suggested[] = ["brand", "model", "city"];

function ColourAndType({ form, chosen, onChoose }: Pick<Props, "form" | "chosen" | "onChoose">): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.search.filters, { returnObjects: true });
  const colours = BikeColour.options.map((each) => [each, t(($) => $.vocabulary.colours[each])] as const);
  const types = BikeType.options.map((each) => [each, t(($) => $.vocabulary.types[each])] as const);
  return (
    <>
      <SelectFilter
        name="color"
        form={form}
        label={texts.color}
        value={chosen.color}
        options={colours}
        any={texts.anyColor}
        onChange={(color) => onChoose({ color })}
      />
      <SelectFilter
        name="type"
        form={form}
        label={texts.type}
        value={chosen.type}
        options={types}
        any={texts.anyType}
        onChange={(type) => onChoose({ type })}
      />
    </>
  );
}

/** What a bike is like. On small screens the fields stand behind a button. */
export function Filters(props: Props): ReactNode {
  const { form, draft, onWrite, onChoose, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const texts = t(($) => $.search.filters, { returnObjects: true });
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost filters__open"
        aria-expanded={open}
        aria-controls="filters"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {texts.title}
      </button>
      <fieldset className={open ? "filters filters--open" : "filters"} id="filters" aria-label={texts.title}>
        {suggested.map((field) => (
          <SuggestField
            key={field}
            field={field}
            form={form}
            label={texts[field]}
            value={draft[field]}
            onChange={(value) => onWrite({ [field]: value })}
            onChoose={(value) => onChoose({ [field]: value })}
          />
        ))}
        <ColourAndType {...props} />
        {children}
      </fieldset>
    </>
  );
}
