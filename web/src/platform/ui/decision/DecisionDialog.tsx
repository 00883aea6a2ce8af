import { type FormEvent, type ReactNode, useId, useState, useEffect, useRef } from "react";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { DecisionButtons } from "./DecisionButtons.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { useToast } from "#web/platform/ui/use-toast.ts";

/**
 * Shows a failure as a toast if the dialog closes before it was read, as when a colleague's
 * decision removes the row. Call the returned function once the failure was read.
 */
const useLastWord = (failure: string | undefined): (() => void) => {
  const toast = useToast();
  const unread = useRef(failure);
  useEffect(() => {
    unread.current = failure;
  }, [failure]);
  useEffect(
    () => () => {
      if (unread.current !== undefined) toast.error(unread.current);
    },
    [toast],
  );
  return () => {
    unread.current = undefined;
  };
};

const maxReason = 500;

/** Texts of the reason's field. */
type Reason = { readonly label: string; readonly hint: string; readonly required: boolean };

type Props = {
  title: string;
  submit: string;
  /** Styles the button as destructive. */
  danger?: boolean;
  reason?: Reason | undefined;
  kept?: { text: string; write: (text: string) => void };
  busy: boolean;
  failure: string | undefined;
  /** Focuses the reason, or else the submit button, because administrators make many decisions in a row. */
  isQuick?: boolean;
  onDecide: (reason: string) => void;
  onClose: () => void;
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
          maxLength={maxReason}
          required={asked.required}
          value={text}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </PlainField>
  );
}

export function DecisionDialog(props: Props): ReactNode {
  const { title, reason: question, busy, failure, isQuick, onDecide, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isQuick) form.current?.querySelector<HTMLElement>("textarea, [type=submit]")?.focus();
  }, [isQuick]);
  const [typed, type] = useState("");
  const { text, write } = props.kept ?? { text: typed, write: type };
  const [tried, setTried] = useState(false);
  const markRead = useLastWord(failure);
  const close = (): void => {
    markRead();
    onClose();
  };
  const missing = question?.required === true && text.trim() === "";
  const decide = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!missing && !busy) onDecide(text);
  };
  return (
    <PlainDialog title={title} onClose={close}>
      <form className="stack" ref={form} onSubmit={decide} noValidate>
        {children}
        {question !== undefined && (
          <ReasonField
            asked={question}
            text={text}
            fault={tried && missing ? "required" : undefined}
            onWrite={write}
          />
        )}
        <DecisionButtons {...props} onClose={close} />
      </form>
    </PlainDialog>
  );
}
