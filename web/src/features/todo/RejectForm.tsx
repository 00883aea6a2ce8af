import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = { onReject: (reason: string) => void; onStop: () => void };

const longest = 500;

type FieldProps = {
  isMissing: boolean;
  reason: string;
  onWrite: (reason: string) => void;
  onStop: () => void;
};

function ReasonField({ isMissing, reason, onWrite, onStop }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <PlainField
      id={id}
      label={t(($) => $.todo.reason)}
      hint={t(($) => $.todo.reasonHint)}
      fault={isMissing ? "required" : undefined}
    >
      {(described) => (
        <textarea
          {...described}
          ref={field}
          rows={3}
          maxLength={longest}
          value={reason}
          onChange={({ target }) => onWrite(target.value)}
          onKeyDown={({ key }) => {
            if (key === "Escape") onStop();
          }}
        />
      )}
    </PlainField>
  );
}

/** Why a case is refused, which the person it concerns is told. Escape leaves it. */
export function RejectForm({ onReject, onStop }: Props): ReactNode {
  const { t } = useTranslation();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onReject(reason);
  };
  return (
    <form className="inbox__why" onSubmit={submit} noValidate>
      <ReasonField isMissing={tried && isMissing} reason={reason} onWrite={setReason} onStop={onStop} />
      <div className="inbox__ways">
        <button type="submit" className="btn btn--danger">
          {t(($) => $.todo.keys.reject)}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onStop}>
          {t(($) => $.common.cancel)}
        </button>
      </div>
    </form>
  );
}
