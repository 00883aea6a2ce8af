import { type ComponentProps, type ReactNode, useId } from "react";
import { PlainField } from "./PlainField.tsx";

type Props = Omit<ComponentProps<typeof PlainField>, "id" | "children"> &
  Omit<ComponentProps<"textarea">, "id" | "onChange" | "value"> & {
    value: string;
    onType: (text: string) => void;
  };

export function LongField({ label, hint, fault, faultText, onType, ...props }: Props): ReactNode {
  return (
    <PlainField id={useId()} label={label} hint={hint} fault={fault} faultText={faultText}>
      {(described) => <textarea {...props} {...described} onChange={({ target }) => onType(target.value)} />}
    </PlainField>
  );
}
