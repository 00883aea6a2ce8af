import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { type Case, keyOf } from "#web/office/queues/case.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";

type Props = { each: Case; onReject: (reason: string) => void; onStop: () => void };

const maxReasonLength = 500;

type FieldProps = {
  hint: string;
  isMissing: boolean;
  reason: string;
  onWrite: (reason: string) => void;
  onStop: () => void;
};

function ReasonField({ hint, isMissing, reason, onWrite, onStop }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <PlainField
      id={id}
      label={t(($) => $.todo.reason)}
      hint={hint}
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

/** Asks for the reason. Escape cancels. */
export function RejectForm({ each, onReject, onStop }: Props): ReactNode {
  const { t } = useTranslation();
  const { draft: reason, write, forget } = useKeptDraft(keyOf(each), z.string(), "");
  const [tried, setTried] = useState(false);
  const { access, keys, reasonHint } = t(($) => $.todo, { returnObjects: true, skipInterpolation: true });
  const hint = each.access ? access.reasonHint : reasonHint;
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
      <ReasonField hint={hint} isMissing={tried && isMissing} reason={reason} onWrite={write} onStop={stop} />
      <div className="ways">
        <button type="submit" className="btn btn--danger">
          {each.access ? access.reject : keys.reject}
        </button>
        <button type="button" className="btn btn--ghost" onClick={stop}>
          {t(($) => $.common.cancel)}
        </button>
      </div>
    </form>
  );
}
