import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";

/** Beside every camera: the person who cannot scan types. */
export function ManualNumber({ isIt }: { isIt: (text: string) => boolean }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would tell the form that the dialog was opened from, too.
    event.stopPropagation();
    const taken = isIt(typed);
    setRefused(!taken);
    if (taken) setTyped("");
  };
  return (
    <form className="qrscan__manual" onSubmit={submit} noValidate>
      <label htmlFor={id}>{t(($) => $.qrScan.manual.label)}</label>
      <div className="qrscan__row">
        <input
          id={id}
          className="mono"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={refused}
          aria-describedby={refused ? `${id}-error` : undefined}
        />
        <button type="submit" className="btn btn--ghost">
          {t(($) => $.qrScan.manual.submit)}
        </button>
      </div>
      {refused && (
        <p className="qrscan__error" id={`${id}-error`} role="alert">
          {t(($) => $.qrScan.manual.tooShort)}
        </p>
      )}
    </form>
  );
}
