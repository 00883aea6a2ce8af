import { type ComponentProps, type ReactNode, useId } from "react";
import { PlainField } from "./PlainField.tsx";

type Props<Value extends string> = Omit<ComponentProps<"select">, "onChange" | "value"> & {
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, text: string])[];
  /** The option for no choice; without it a choice is required. */
  readonly choose?: string;
  readonly onChoose: (value: Value | undefined) => void;
};

/** A native select with its label, so that a typed letter chooses an option. */
export function SelectField<Value extends string>(props: Props<Value>): ReactNode {
  const ownId = useId();
  const { id = ownId, label, hint, fault, value, options, choose, onChoose, ...select } = props;
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault}>
      {(described) => (
        <select
          {...select}
          {...described}
          value={value ?? ""}
          onChange={({ target }) => onChoose(options.find(([option]) => option === target.value)?.[0])}
        >
          {choose !== undefined && <option value="">{choose}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
}
