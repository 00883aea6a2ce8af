import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value"> & {
  readonly label: string;
  readonly hint?: string;
  readonly fault: string | undefined;
  readonly faultText?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Suggestions, newest first. */
  readonly offers?: readonly string[];
};

function Offers({ id, offers }: { id: string; offers: readonly string[] }): ReactNode {
  return (
    <datalist id={id}>
      {offers.map((offer) => (
        <option key={offer} value={offer}>
          {offer}
        </option>
      ))}
    </datalist>
  );
}

/** Part of the Enter order of the till, by `data-till-field`. */
export function TillField({
  label,
  hint,
  fault,
  faultText,
  value,
  onType,
  offers = [],
  ...input
}: Props): ReactNode {
  const id = useId();
  const list = `${id}-offers`;
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault} faultText={fault && faultText}>
      {(described) => (
        <>
          <input
            {...described}
            {...input}
            data-till-field
            className={["plaininput", input.className].filter(Boolean).join(" ")}
            autoComplete="off"
            spellCheck={false}
            list={list}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
          <Offers id={list} offers={offers} />
        </>
      )}
    </PlainField>
  );
}
