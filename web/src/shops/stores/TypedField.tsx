import { type ReactNode, useId } from "react";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";

type Props = {
  label: string;
  hint: string;
  fault?: string | undefined;
  maxLength: number;
  value: string;
  onType: (text: string) => void;
};

export function TypedField({ label, hint, fault, maxLength, value, onType }: Props): ReactNode {
  const id = useId();
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault} faultText={fault}>
      {(described) => (
        <input
          {...described}
          className="plaininput"
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}
