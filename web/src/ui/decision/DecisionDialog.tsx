import { type FormEvent, type ReactNode, useId, useState } from "react";
import { PlainField } from "../field/PlainField.tsx";
import { DecisionWays } from "./DecisionWays.tsx";
import { PlainDialog } from "../plain-dialog/PlainDialog.tsx";
import "./decision.css";

const longest = 500;

/** Asks for a reason as well. */
type Reason = { readonly label: string; readonly hint: string; readonly required: boolean };

type Props = {
  title: string;
  submit: string;
  /** Takes something away. */
  danger?: boolean;
  reason?: Reason | undefined;
  busy: boolean;
  failure: string | undefined;
  onDecide: (reason: string) => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
};

type FieldProps = { asked: Reason; text: string; fault: string | undefined; onWrite: (text: string) => void };

function ReasonField({ asked, text, fault, onWrite }: FieldProps): ReactNode {
  const id = useId();
  return (
    <PlainField id={id} label={asked.label} hint={asked.hint} fault={fault}>
      {(described) => (
        <textarea
          {...described}
          rows={3}
          maxLength={longest}
          required={asked.required}
          value={text}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </PlainField>
  );
}

/** Says what follows before something is final, and has the reason written down where one is owed. */
export function DecisionDialog(props: Props): ReactNode {
  const { title, reason: asked, busy, onDecide, onClose, children } = props;
  const [text, write] = useState("");
  const [tried, setTried] = useState(false);
  const missing = asked?.required === true && text.trim() === "";
  const decide = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!missing && !busy) onDecide(text);
  };
  return (
    <PlainDialog title={title} onClose={onClose}>
      <form className="decision" onSubmit={decide} noValidate>
        {children}
        {asked !== undefined && (
          <ReasonField
            asked={asked}
            text={text}
            fault={tried && missing ? "required" : undefined}
            onWrite={write}
          />
        )}
        <DecisionWays {...props} />
      </form>
    </PlainDialog>
  );
}
