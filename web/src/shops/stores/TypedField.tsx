import type { ReactNode } from "react";
import { LineField } from "#web/platform/ui/field/TextField.tsx";

type Props = {
  label: string;
  hint: string;
  fault?: string | undefined;
  maxLength: number;
  value: string;
  onType: (text: string) => void;
};

export function TypedField({ label, hint, fault, maxLength, value, onType }: Props): ReactNode {
  return (
    <LineField
      label={label}
      hint={hint}
      fault={fault}
      faultText={fault}
      className="plaininput"
      maxLength={maxLength}
      value={value}
      onType={onType}
    />
  );
}
