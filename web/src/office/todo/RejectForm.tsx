import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";

type Props = { caseKey: string; onReject: (reason: string) => void; onStop: () => void };

const maxReasonLength = 500;

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
          maxLength={maxReasonLength}
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

/** The reason is sent to the person concerned. Escape cancels. */
export function RejectForm({ caseKey, onReject, onStop }: Props): ReactNode {
  const { t } = useTranslation();
  const { draft: reason, write, forget } = useKeptDraft(caseKey, z.string(), "");
  const [tried, setTried] = useState(false);
  const stop = (): void => {
    forget();
    onStop();
  };
  const isMissing = reason.trim() === "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    forget();
    onReject(reason);
  };
  return (
    <form className="inbox__why" onSubmit={submit} noValidate>
      <ReasonField isMissing={tried && isMissing} reason={reason} onWrite={write} onStop={stop} />
      <div className="ways">
        <button type="submit" className="btn btn--danger">
          {t(($) => $.todo.keys.reject)}
        </button>
        <button type="button" className="btn btn--ghost" onClick={stop}>
          {t(($) => $.common.cancel)}
        </button>
      </div>
    </form>
  );
}
