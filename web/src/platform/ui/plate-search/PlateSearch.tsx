import { Search } from "lucide-react";
import type { FormEvent, ReactNode, Ref } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import { BikeGlyph } from "#web/platform/ui/BikeGlyph.tsx";
import "./plate-search.css";

/** Allows twenty characters with spaces and hyphens in between. */
const maxLength = 60;

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

type Props = {
  id: string;
  language: Language;
  label: string;
  placeholder: string;
  button: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Without it the form opens the search page. */
  onSubmit?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function PlateSearch(props: Props): ReactNode {
  const { id, language, error } = props;
  const submit = (event: FormEvent): void => {
    if (props.onSubmit === undefined) return;
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <search>
      <form
        id={`${id}-form`}
        className="psearch"
        action={documentAddress("/bike-search", language)}
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
          <PlateInput {...props} />
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
