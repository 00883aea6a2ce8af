import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { ChipSelect } from "./ChipSelect.tsx";
import { ChipSheet } from "./ChipSheet.tsx";
import type { Search, TypedFilter } from "./search.ts";
import { SuggestField } from "./SuggestField.tsx";
import type { Draft } from "./use-draft.ts";
import { closeSheets, useSheets } from "./use-sheets.ts";
import "./filters.css";

type Choose = (changes: Partial<Omit<Search, "q" | "status">>) => void;
type Suggested = Exclude<TypedFilter, "q">;
type Chosen = Pick<Search, "color" | "type" | Suggested>;

type Props = {
  /** Which form they belong to, where they do not stand in it. */
  form?: string;
  chosen: Chosen;
  draft: Draft<Suggested>;
  onWrite: (changes: Partial<Draft<Suggested>>) => void;
  onChoose: Choose;
};

const suggested: readonly Suggested[] = ["city", "brand", "model"];

function TypeAndColour({ form, chosen, onChoose }: Pick<Props, "form" | "chosen" | "onChoose">): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.search.filters, { returnObjects: true });
  const colours = BikeColour.options.map((each) => [each, t(($) => $.vocabulary.colours[each])] as const);
  const types = BikeType.options.map((each) => [each, t(($) => $.vocabulary.types[each])] as const);
  return (
    <>
      <ChipSelect
        name="type"
        form={form}
        label={texts.type}
        value={chosen.type}
        options={types}
        onChange={(type) => onChoose({ type })}
      />
      <ChipSelect
        name="color"
        form={form}
        label={texts.color}
        value={chosen.color}
        options={colours}
        onChange={(color) => onChoose({ color })}
      />
    </>
  );
}

/** What a bike is like, a chip for each. */
export function Filters(props: Props): ReactNode {
  const { form, chosen, draft, onWrite, onChoose } = props;
  const { t } = useTranslation();
  const texts = t(($) => $.search.filters, { returnObjects: true });
  useSheets();
  return (
    <fieldset className="filters" aria-label={texts.title}>
      <TypeAndColour {...props} />
      {suggested.map((field) => (
        <ChipSheet key={field} label={texts[field]} chosen={chosen[field] !== undefined} form={form}>
          <SuggestField
            field={field}
            form={form}
            label={texts[field]}
            value={draft[field]}
            onChange={(value) => onWrite({ [field]: value })}
            onChoose={(value) => {
              closeSheets();
              onChoose({ [field]: value });
            }}
          />
        </ChipSheet>
      ))}
    </fieldset>
  );
}
