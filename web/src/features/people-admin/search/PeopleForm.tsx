import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = { sought: string; onSeek: (q: string) => void };

const longest = 254;

/** What could be a personal number is not even sent. */
const isPersonalNumber = (typed: string): boolean =>
  hidePersonalNumbers(typed, swedishDate(new Date())) !== typed;

type Fault = "required" | "personal-number" | undefined;

const faultIn = (typed: string): Fault => {
  if (typed === "") return "required";
  return isPersonalNumber(typed) ? "personal-number" : undefined;
};

type FieldProps = {
  typed: string;
  fault: Fault;
  field: RefObject<HTMLInputElement | null>;
  onType: (typed: string) => void;
};

function Field({ typed, fault, field, onType }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.peopleAdmin, { returnObjects: true, skipInterpolation: true });
  const faultText = fault === "personal-number" ? texts.personalNumber : undefined;
  return (
    <PlainField id={useId()} label={texts.search} hint={texts.searchHint} fault={fault} faultText={faultText}>
      {(described) => (
        <input
          {...described}
          ref={field}
          type="search"
          maxLength={longest}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}

/** One field for whatever is known of someone. */
export function PeopleForm({ sought, onSeek }: Props): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useState(sought);
  const [fault, setFault] = useState<Fault>();
  const seek = (event: FormEvent): void => {
    event.preventDefault();
    const found = faultIn(typed.trim());
    setFault(found);
    if (found === undefined) onSeek(typed.trim());
    else field.current?.focus();
  };
  const write = (text: string): void => {
    setFault(undefined);
    type(text);
  };
  return (
    <search>
      <form className="people__form" onSubmit={seek} noValidate>
        <Field typed={typed} fault={fault} field={field} onType={write} />
        <button type="submit" className="btn btn--primary">
          <Search size={18} aria-hidden="true" />
          {t(($) => $.peopleAdmin.seek)}
        </button>
      </form>
    </search>
  );
}
