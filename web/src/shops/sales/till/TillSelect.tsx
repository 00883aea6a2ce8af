import { type ReactNode, useId } from "react";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";

type Props<Value extends string> = {
  readonly label: string;
  readonly fault: string | undefined;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly choose?: string;
  readonly onChoose: (value: Value | undefined) => void;
};

/** A native select, so that a typed letter chooses an option; part of the till's Enter order. */
export function TillSelect<Value extends string>(props: Props<Value>): ReactNode {
  const { label, fault, value, options, choose, onChoose } = props;
  const id = useId();
  return (
    <PlainField id={id} label={label} fault={fault}>
      {(described) => (
        <select
          {...described}
          data-till-field
          className="plaininput"
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
