import { type ComponentProps, type ReactNode, useId } from "react";
import { PlainField } from "./PlainField.tsx";

type Props<Tag extends "input" | "textarea"> = Omit<ComponentProps<Tag>, "onChange" | "value"> &
  Pick<ComponentProps<typeof PlainField>, "label" | "hint" | "faultText"> & {
    fault?: string | undefined;
    value: string;
    onType: (text: string) => void;
  };

/** A line of text with its label. */
export function LineField(props: Props<"input">): ReactNode {
  const ownId = useId();
  const { id = ownId, label, hint, fault, faultText, onType, ...input } = props;
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault} faultText={faultText}>
      {(described) => <input {...input} {...described} onChange={({ target }) => onType(target.value)} />}
    </PlainField>
  );
}

/** Several lines of text with their label. */
export function LongField(props: Props<"textarea">): ReactNode {
  const ownId = useId();
  const { id = ownId, label, hint, fault, faultText, onType, ...area } = props;
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault} faultText={faultText}>
      {(described) => <textarea {...area} {...described} onChange={({ target }) => onType(target.value)} />}
    </PlainField>
  );
}
