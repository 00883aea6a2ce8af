import { type ReactNode, useId, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { SuggestedField } from "#contract/bikes/search.ts";
import { SuggestInput } from "#web/bikes/suggest/SuggestInput.tsx";
import type { Search, TypedFilter } from "./search.ts";
import type { Draft } from "./use-draft.ts";
import "./filters.css";

const closeSheets = (around?: EventTarget | null): void => {
  for (const sheet of document.querySelectorAll<HTMLDetailsElement>("details.chipfilter[open]"))
    if (!(around instanceof Node && sheet.contains(around))) sheet.open = false;
};

const closeOthers = ({ target }: Event): void => closeSheets(target);

const leave = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
  if (key !== "Escape" || defaultPrevented || !(target instanceof Element)) return;
  const sheet = target.closest("details.chipfilter[open]");
  closeSheets();
  sheet?.querySelector("summary")?.focus();
};

/** Keeps one sheet open at a time, and closes it on Escape or a click elsewhere. */
const useSheets = (): void => {
  useEffect(() => {
    document.addEventListener("pointerdown", closeOthers);
    document.addEventListener("focusin", closeOthers);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", closeOthers);
      document.removeEventListener("focusin", closeOthers);
      document.removeEventListener("keydown", leave);
    };
  }, []);
};

type ChipSelectProps<Value extends string> = {
  name: string;
  form?: string | undefined;
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value | undefined) => void;
};

function ChipSelect<Value extends string>(props: ChipSelectProps<Value>): ReactNode {
  const { name, form, label, value, options, onChange } = props;
  const id = useId();
  const chosen = (text: string): Value | undefined => options.find(([option]) => option === text)?.[0];
  return (
    <div className="chipfilter">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        form={form}
        className={value === undefined ? "chipfilter__chip" : "chipfilter__chip chipfilter__chip--chosen"}
        value={value ?? ""}
        onChange={(event) => onChange(chosen(event.target.value))}
      >
        <option value="">{label}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type ChipSheetProps = { label: string; chosen: boolean; form?: string | undefined; children: ReactNode };

/** A native `details` element, so that it opens before the scripts have loaded. */
function ChipSheet({ label, chosen, form, children }: ChipSheetProps): ReactNode {
  const { t } = useTranslation();
  return (
    <details className="chipfilter">
      <summary className={chosen ? "chipfilter__chip chipfilter__chip--chosen" : "chipfilter__chip"}>
        {label}
      </summary>
      <div className="chipfilter__sheet">
        {children}
        <button type="submit" form={form} className="btn btn--primary" onClick={() => closeSheets()}>
          {t(($) => $.search.submitShort)}
        </button>
      </div>
    </details>
  );
}

type SuggestFieldProps = {
  field: SuggestedField;
  form?: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onChoose: (value: string) => void;
};

function SuggestField({ field, form, label, value, onChange, onChoose }: SuggestFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="filter suggest">
      <label htmlFor={id}>{label}</label>
      <SuggestInput
        field={field}
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        onChoose={onChoose}
        onEnter={onChoose}
        input={{ form, enterKeyHint: "search" }}
      />
    </div>
  );
}

type Choose = (changes: Partial<Omit<Search, "q" | "status">>) => void;
type Suggested = Exclude<TypedFilter, "q">;
type Chosen = Pick<Search, "color" | "type" | Suggested>;

type Props = {
  /** Id of their form, if they are outside it. */
  form?: string;
  chosen: Chosen;
  draft: Draft<Suggested>;
  onWrite: (changes: Partial<Draft<Suggested>>) => void;
  onChoose: Choose;
};

const suggested: readonly Suggested[] = ["city", "brand", "model"];

function TypeAndColour({ form, chosen, onChoose }: Pick<Props, "form" | "chosen" | "onChoose">): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.search.filters);
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

export function Filters(props: Props): ReactNode {
  const { form, chosen, draft, onWrite, onChoose } = props;
  const texts = useTexts(($) => $.search.filters);
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
