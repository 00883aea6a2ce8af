import { type ChangeEvent, type ReactNode, useId, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { type SuggestedField, searchRoutes } from "#contract/bikes/search.ts";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import "./suggest.css";
import "#web/platform/ui/field/field.css";

const client = createClient(searchRoutes, { token: async () => undefined });

const suggestionsQuery = (field: SuggestedField, prefix: string) =>
  queryOptions({
    queryKey: queryKeys.search.suggestions(field, prefix),
    queryFn: ({ signal }) => client.suggest({ query: { field, prefix } }, { signal }),
    staleTime: 300_000,
    retry: false,
    // Keeps the former suggestions while more is typed.
    placeholderData: (before, asked) =>
      prefix.startsWith(asked?.queryKey[2] ?? prefix) ? before : undefined,
  });

type Typed = {
  field: SuggestedField;
  value: string;
  onChoose: (value: string) => void;
  onEnter?: (value: string) => void;
};

const nothing: readonly string[] = [];

/** Empty if the text already equals the only suggestion. */
const useValues = (field: SuggestedField, typed: string, wanted: boolean): readonly string[] => {
  const prefix = useSettled(typed).trim();
  const { data } = useQuery({
    ...suggestionsQuery(field, prefix),
    enabled: wanted && prefix !== "",
  });
  if (!wanted || prefix === "" || !typed.trim().startsWith(prefix) || data === undefined) return nothing;
  const values = data.items.map(({ value }) => value);
  return values.length === 1 && values[0] === typed ? nothing : values;
};

const useSuggestions = ({ field, value, onChoose, onEnter }: Typed) => {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const values = useValues(field, value, open);
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (value: string): void => {
    close();
    onChoose(value);
  };
  const look = (): void => {
    setOpen(true);
    setActive(-1);
  };
  const move = (step: number): void => {
    if (!open) look();
    else if (values.length > 0)
      setActive((active + step + values.length + (active < 0 && step < 0 ? 1 : 0)) % values.length);
  };
  const chosen = values[active];
  const enterText = onEnter && (() => (close(), onEnter(value)));
  const enter = chosen === undefined ? enterText : () => choose(chosen);
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: values.length > 0 ? close : undefined,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return { values, active, close, choose, look, onKeyDown };
};

type SuggestionListProps = {
  id: string;
  label: string;
  values: readonly string[];
  active: number;
  onChoose: (value: string) => void;
};

// The field keeps focus and keys, as in the combobox pattern; no native element allows that with styling.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
function SuggestionList({ id, label, values, active, onChoose }: SuggestionListProps): ReactNode {
  return (
    <div className="suggest__list" id={`${id}-list`} role="listbox" aria-label={label}>
      {values.map((value, place) => (
        <div
          key={value}
          className="suggest__option"
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
        >
          {value}
        </div>
      ))}
    </div>
  );
}

type Props = {
  field: SuggestedField;
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onChoose: (value: string) => void;
  /** Called with the typed text on Enter; without it, Enter submits the form. */
  onEnter?: (value: string) => void;
  onBlur?: (() => void) | undefined;
  input?: {
    readonly form?: string | undefined;
    readonly enterKeyHint?: "search";
    readonly "aria-required"?: true;
    readonly "aria-describedby"?: string | undefined;
    readonly "aria-invalid"?: true | undefined;
  };
};

/** Suggests values from the register; any other text is accepted too. */
export function SuggestInput(props: Props): ReactNode {
  const { field, id, label, value, onChange, onBlur, input } = props;
  const { t } = useTranslation();
  const list = useId();
  const { values, active, close, choose, look, onKeyDown } = useSuggestions(props);
  const shown = values.length > 0;
  const write = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onChange(target.value);
    // Text restored before hydration must not open the list.
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
