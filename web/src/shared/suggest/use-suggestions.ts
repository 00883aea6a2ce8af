import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import type { SuggestedField } from "#contract/search.ts";
import { suggestionsQuery } from "./suggestions-query.ts";
import { useSettled } from "#web/ui/use-settled.ts";

type Typed = {
  field: SuggestedField;
  value: string;
  onChoose: (value: string) => void;
  onEnter?: (value: string) => void;
};

const nothing: readonly string[] = [];

/** Values of the register that begin like what is typed; none when it is one of them already. */
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

/** What a field with suggestions does with its keys. */
export const useSuggestions = ({ field, value, onChoose, onEnter }: Typed) => {
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
