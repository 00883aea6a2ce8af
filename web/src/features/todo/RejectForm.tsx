import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = { onReject: (reason: string) => void; onStop: () => void };

const longest = 500;

/** Why a case is refused, which the person it concerns is told. Escape leaves it. */
export function RejectForm({ onReject, onStop }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const texts = t(($) => $.todo, { returnObjects: true, skipInterpolation: true });
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== "") onReject(reason);
  };
  return (
    <form className="inbox__why" onSubmit={submit} noValidate>
      <PlainField
        id={id}
        label={texts.reason}
        hint={texts.reasonHint}
        fault={tried && reason.trim() === "" ? "required" : undefined}
      >
        {(described) => (
          <textarea
            {...described}
            ref={field}
            rows={3}
            maxLength={longest}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            onKeyDown={({ key }) => {
              if (key === "Escape") onStop();
            }}
          />
        )}
      </PlainField>
      <div className="inbox__ways">
        <button type="submit" className="btn btn--danger">
          {texts.keys.reject}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onStop}>
          {t(($) => $.common.cancel)}
        </button>
      </div>
    </form>
  );
}
