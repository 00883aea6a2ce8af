import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { SuggestedField } from "#contract/search.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type Props = {
  field: SuggestedField;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A suggestion was chosen, or the text was entered. */
  onChoose: (value: string) => void;
};

/** A text field that suggests what bikes in the register have. Any other text is as good. */
export function SuggestField({ field, label, value, onChange, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { values, active, close, choose, look, onKeyDown } = useSuggestions({ field, value, onChoose });
  const shown = values.length > 0;
  const write = (typed: string): void => {
    onChange(typed);
    look();
  };
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
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
        onChange={(event) => write(event.target.value)}
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
