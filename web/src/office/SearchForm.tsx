import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";

const maxQueryLength = 254;

type Fault = "required" | "personal-number" | undefined;

/** Anything that could be a personal number is not even sent. */
const faultIn = (typed: string): Fault => {
  if (typed === "") return "required";
  return hidePersonalNumbers(typed, swedishDate(new Date())) === typed ? undefined : "personal-number";
};

type Words = {
  readonly label: string;
  readonly hint: string;
  readonly seek: string;
  readonly personalNumber: string;
};

type Props = {
  words: Words;
  className: string;
  /** Styles the button as the page's main action. */
  primary?: boolean;
  initial?: string;
  onSeek: (q: string) => void;
};

const useSeek = (initial: string, onSeek: (q: string) => void) => {
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useState(initial);
  const [fault, setFault] = useState<Fault>();
  const seek = (event: FormEvent): void => {
    event.preventDefault();
    const fault = faultIn(typed.trim());
    setFault(fault);
    if (fault === undefined) onSeek(typed.trim());
    else field.current?.focus();
  };
  const write = (text: string): void => {
    setFault(undefined);
    type(text);
  };
  return { field, typed, fault, seek, write };
};

export function SearchForm({ words, className, primary = false, initial = "", onSeek }: Props): ReactNode {
  const { field, typed, fault, seek, write } = useSeek(initial, onSeek);
  const faultText = fault === "personal-number" ? words.personalNumber : undefined;
  return (
    <search>
      <form className={className} onSubmit={seek} noValidate>
        <LineField
          label={words.label}
          hint={words.hint}
          fault={fault}
          faultText={faultText}
          ref={field}
          type="search"
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onType={write}
        />
        <button type="submit" className={`btn btn--${primary ? "primary" : "ghost"}`}>
          <Search size={18} aria-hidden="true" />
          {words.seek}
        </button>
      </form>
    </search>
  );
}
