import type { ReactNode, Ref } from "react";

/** Long enough for twenty characters with spaces and hyphens between them. */
const maxLength = 60;

type Props = {
  id: string;
  placeholder: string;
  value?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Shows capitals and keeps what was typed: rewriting the value would move the caret. Without `value` it keeps its text by itself. */
export function PlateInput({ id, placeholder, value, onChange, error, ref }: Props): ReactNode {
  return (
    <input
      ref={ref}
      id={id}
      name="q"
      className="psearch__input"
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="search"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    />
  );
}
