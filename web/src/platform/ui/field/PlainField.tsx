import type { ReactNode } from "react";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import "./field.css";

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  fault: string | undefined;
  /** Replaces the usual text of the rule. */
  faultText?: string | undefined;
  /** Renders the control with its id and ARIA attributes. */
  children: (described: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
};

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
