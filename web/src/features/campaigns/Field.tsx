import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  label: string;
  hint?: string;
  /** What is wrong, in words. */
  fault: string | undefined;
  value: string;
  onType: (text: string) => void;
};

/** A line to write in, which says in its own words what is wrong. */
export function Field({ label, hint, fault, onType, ...input }: Props): ReactNode {
  const id = useId();
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault && "format"} faultText={fault}>
      {(described) => (
        <input autoComplete="off" {...input} {...described} onChange={({ target }) => onType(target.value)} />
      )}
    </PlainField>
  );
}
