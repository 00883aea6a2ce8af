import { Search } from "lucide-react";
import type { FormEvent, ReactNode, Ref } from "react";
import type { Language } from "#contract/accounts.ts";
import { documentAddress } from "#contract/documents.ts";
import { BikeGlyph } from "../BikeGlyph.tsx";
import { PlateInput } from "./PlateInput.tsx";
import "./plate-search.css";

type Props = {
  id: string;
  language: Language;
  label: string;
  placeholder: string;
  button: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Until it is there the form opens the search page. */
  onSubmit?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The plate as a search field. */
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
