import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MailPreference } from "#contract/mail-preferences.ts";
import { failureText } from "#web/api/failure-text.ts";

type Props = {
  choice: MailPreference;
  /** Someone has pressed here. */
  chosen: boolean;
  busy: boolean;
  failure: Error | null;
  onChoose: (wanted: boolean) => void;
};

/** One button at a time, in one place: it stops the mails, then takes that back. */
export function Choice({ choice, chosen, busy, failure, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.unsubscribe, { returnObjects: true });
  const { category, wanted } = choice;
  const done = wanted ? texts.back : texts.stopped;
  return (
    <>
      <h1>{texts.kinds[category]}</h1>
      {!chosen && wanted && <p className="muted">{texts.ask}</p>}
      <output className="mail-page__done">{(chosen || !wanted) && done}</output>
      {failure !== null && <p role="alert">{failureText(failure)}</p>}
      <div className="mail-page__steps">
        <button
          type="button"
          className={wanted ? "btn btn--primary btn--lg" : "btn btn--ghost btn--lg"}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onChoose(!wanted);
          }}
        >
          {wanted ? texts.stop : texts.again}
        </button>
        <Link to="/settings#mail">{texts.choose}</Link>
      </div>
    </>
  );
}
