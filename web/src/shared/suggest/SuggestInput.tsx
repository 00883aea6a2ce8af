import { type ChangeEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { SuggestedField } from "#contract/search.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import "./suggest.css";
import "#web/ui/field/field.css";

type Props = {
  field: SuggestedField;
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A suggestion was chosen. */
  onChoose: (value: string) => void;
  /** The text was entered as it was typed; without it, Enter is the form's. */
  onEnter?: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** What else the input has. */
  input?: {
    readonly form?: string | undefined;
    readonly enterKeyHint?: "search";
    readonly "aria-required"?: true;
    readonly "aria-describedby"?: string | undefined;
    readonly "aria-invalid"?: true | undefined;
  };
};

/** A text input that suggests what bikes in the register have. Any other text is as good. */
export function SuggestInput(props: Props): ReactNode {
  const { field, id, label, value, onChange, onBlur, input } = props;
  const { t } = useTranslation();
  const list = useId();
  const { values, active, close, choose, look, onKeyDown } = useSuggestions(props);
  const shown = values.length > 0;
  const write = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onChange(target.value);
    // What was typed before the page could answer is filled in where nobody is any more.
    if (target === document.activeElement) look();
  };
  const blur = (): void => {
    close();
    onBlur?.();
  };
  return (
    <>
      <input
        {...input}
        id={id}
        name={field}
        role="combobox"
        className="plaininput"
        value={value}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${list}-list` : undefined}
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        onChange={write}
        onKeyDown={onKeyDown}
        onBlur={blur}
      />
      {shown && <SuggestionList id={list} label={label} values={values} active={active} onChoose={choose} />}
      <output className="sr">{shown && t(($) => $.common.suggestions, { count: values.length })}</output>
    </>
  );
}
