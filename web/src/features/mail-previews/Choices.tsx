import type { ReactNode } from "react";
import { useId } from "react";

type Option<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function Choices<Value extends string>(props: Props<Value>): ReactNode {
  const { label, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="mail-previews__choices">
      <legend>{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
