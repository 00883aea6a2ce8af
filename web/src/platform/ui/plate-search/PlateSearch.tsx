import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, type Ref, useState } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { BikeGlyph } from "#web/platform/ui/BikeGlyph.tsx";
import "./plate-search.css";

/** Allows twenty characters with spaces and hyphens in between. */
const maxLength = 60;

const doubts = {
  sv: "Det ser ut som ett personnummer, så vi har inte skickat det. Står det på ramen? Tryck en gång till.",
  en: "That looks like a Swedish personal number, so we haven’t sent it. Is it on the frame? Press once more.",
} as const;

type PlateInputProps = {
  id: string;
  placeholder: string;
  value?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Capitals are shown by CSS only, as rewriting the value would move the caret. Uncontrolled without `value`. */
function PlateInput({ id, placeholder, value, onChange, error, ref }: PlateInputProps): ReactNode {
  return (
    <input
      ref={ref}
      id={id}
      name="number"
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

type Props = {
  id: string;
  language: Language;
  label: string;
  placeholder: string;
  button: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Without it the form opens the page that checks a number. */
  onSubmit?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Approximates the register's reading without the code for all spellings: drops separators and a leading label. */
const isDoubtful = (typed: string): boolean =>
  mayBePersonalNumber(typed.replaceAll(/^\P{N}+|[^\p{L}\p{N}+]/gu, ""));

/** A possible personal number needs confirmation, because servers log the addresses that contain it. */
const useSubmit = ({ language, error, onSubmit, onChange }: Props) => {
  const [doubted, doubt] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const typed = new FormData(event.currentTarget).get("number");
    const asks = typeof typed === "string" && isDoubtful(typed) && typed !== doubted;
    doubt(asks ? typed : undefined);
    if (asks || onSubmit !== undefined) event.preventDefault();
    if (!asks) onSubmit?.();
  };
  const change = (typed: string): void => {
    doubt(undefined);
    onChange?.(typed);
  };
  return { submit, change, error: doubted === undefined ? error : doubts[language] };
};

export function PlateSearch(props: Props): ReactNode {
  const { id, language } = props;
  const { submit, change, error } = useSubmit(props);
  return (
    <search>
      <form
        id={`${id}-form`}
        className="psearch"
        action={documentAddress("/check", language)}
        onSubmit={submit}
        noValidate
      >
        <label className="sr" htmlFor={id}>
          {props.label}
        </label>
        <div className="psearch__plate">
          <span className="psearch__strip" aria-hidden="true">
            <BikeGlyph size={30} />
          </span>
          <PlateInput {...props} onChange={change} error={error} />
          <button className="btn psearch__button" type="submit">
            <Search size={20} strokeWidth={2.4} aria-hidden="true" />
            <span>{props.button}</span>
          </button>
        </div>
        {error !== undefined && (
          <p className="psearch__error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </form>
    </search>
  );
}
