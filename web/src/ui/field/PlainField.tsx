import type { ReactNode } from "react";
import { ruleText } from "#web/i18n/problem-text.ts";
import "./field.css";

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The rule that what is typed breaks. */
  fault: string | undefined;
  /** Says it in words of this field alone. */
  faultText?: string | undefined;
  /** The control itself, which names `id` and what describes it. */
  children: (described: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
};

/** Label, hint and error of a field on pages without antd. */
export function PlainField({ id, label, hint, fault, faultText, children }: Props): ReactNode {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  return (
    <div className={fault ? "field field--wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(fault && { "aria-invalid": true as const }),
      })}
      {fault && (
        <p id={`${id}-fault`} className="field__fault" role="alert">
          {faultText ?? ruleText(fault)}
        </p>
      )}
    </div>
  );
}
