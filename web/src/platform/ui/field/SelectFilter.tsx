import { type ReactNode, useId } from "react";
import "./field.css";
import "./filter.css";

type Props<Value extends string> = {
  name: string;
  form?: string | undefined;
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, text: string])[];
  /** The option for no choice; without it a choice is required. */
  any?: string;
  onChange: (value: Value | undefined) => void;
};

export function SelectFilter<Value extends string>(props: Props<Value>): ReactNode {
  const { name, form, label, value, options, any, onChange } = props;
  const id = useId();
  const chosen = (text: string): Value | undefined => options.find(([option]) => option === text)?.[0];
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        form={form}
        className="plaininput"
        value={value ?? ""}
        onChange={(event) => onChange(chosen(event.target.value))}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
