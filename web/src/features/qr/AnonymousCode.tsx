import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { FoundFailure } from "#web/shared/found-reports/FoundFailure.tsx";
import { focus } from "#web/ui/focus.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import type { useAnonymousReport } from "./use-anonymous-report.ts";

type Asked = ReturnType<typeof useAnonymousReport>;

/** Spaces come along when a code is pasted from a mail. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, 6);

function OtherWays({ asked: { sendCode, codes, back } }: { asked: Asked }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.found.anonymous, { returnObjects: true });
  return (
    <>
      <div className="qrpage__ways">
        <button type="button" className="btn btn--ghost" aria-disabled={codes.isPending} onClick={sendCode}>
          {codes.isPending ? t(($) => $.common.sending) : texts.newCode}
        </button>
        <button type="button" className="btn btn--quiet" onClick={back}>
          {texts.change}
        </button>
      </div>
      <FoundFailure error={codes.error} />
    </>
  );
}

/** The code from the mail, which sends the report. */
export function AnonymousCode({ asked }: { asked: Asked }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { typed, type, report } = asked;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (!report.isPending) report.mutate();
  };
  const texts = t(($) => $.found.anonymous, { returnObjects: true, email: typed.email.trim() });
  return (
    <form className="foundform" onSubmit={submit} noValidate>
      <h3>{texts.codeTitle}</h3>
      <p>{texts.codeText}</p>
      <PlainField id={id} label={texts.code} hint={texts.codeFormat} fault={undefined}>
        {(described) => (
          <input
            {...described}
            ref={focus}
            className="mono"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={typed.code}
            onChange={({ target }) => type({ code: digitsOf(target.value) })}
          />
        )}
      </PlainField>
      <FoundFailure error={report.isPending ? null : report.error} />
      <button
        type="submit"
        className="btn btn--primary btn--lg"
        disabled={typed.code.length !== 6}
        aria-disabled={report.isPending}
      >
        {report.isPending ? t(($) => $.common.sending) : t(($) => $.found.form.send)}
      </button>
      <OtherWays asked={asked} />
    </form>
  );
}
