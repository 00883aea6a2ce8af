import { type ChangeEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { SuggestedField } from "#contract/search.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type Props = {
  field: SuggestedField;
  form?: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A suggestion was chosen, or the text was entered. */
  onChoose: (value: string) => void;
};

/** A text field that suggests what bikes in the register have. Any other text is as good. */
export function SuggestField(props: Props): ReactNode {
  const { field, form, label, value, onChange, onChoose } = props;
  const { t } = useTranslation();
  const id = useId();
  const { values, active, close, choose, look, onKeyDown } = useSuggestions({ field, value, onChoose });
  const shown = values.length > 0;
  const write = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onChange(target.value);
    // What was typed before the page could answer is filled in where nobody is any more.
    if (target === document.activeElement) look();
  };
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={field}
        form={form}
        role="combobox"
        className="filter__input"
        value={value}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={write}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {shown && <SuggestionList id={id} label={label} values={values} active={active} onChoose={choose} />}
      <output className="sr">
        {shown && t(($) => $.search.filters.suggestions, { count: values.length })}
      </output>
    </div>
  );
}
