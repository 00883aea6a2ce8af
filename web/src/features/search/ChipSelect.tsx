import { type ReactNode, useId } from "react";

type Props<Value extends string> = {
  name: string;
  form?: string | undefined;
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value | undefined) => void;
};

/** The browser's own list of choices, as a chip that is named after what it narrows. */
export function ChipSelect<Value extends string>(props: Props<Value>): ReactNode {
  const { name, form, label, value, options, onChange } = props;
  const id = useId();
  const chosen = (text: string): Value | undefined => options.find(([option]) => option === text)?.[0];
  return (
    <div className="chipfilter">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        form={form}
        className={value === undefined ? "chipfilter__chip" : "chipfilter__chip chipfilter__chip--chosen"}
        value={value ?? ""}
        onChange={(event) => onChange(chosen(event.target.value))}
      >
        <option value="">{label}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
