import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { MailPage } from "#web/ui/mail-page/MailPage.tsx";
import { Choice } from "./Choice.tsx";
import { useMailChoice } from "./use-mail-choice.ts";

function Invalid(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.unsubscribe, { returnObjects: true });
  return (
    <>
      <h1>{texts.invalid}</h1>
      <p className="muted">{texts.invalidText}</p>
      <Link className="btn btn--primary btn--lg" to="/settings#mail">
        {texts.choose}
      </Link>
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.unsubscribe, { returnObjects: true });
  const { choice, choosing, isInvalid } = useMailChoice();
  const { data, error, refetch } = choice;
  if (data !== undefined)
    return (
      <Choice
        choice={data}
        chosen={choosing.isSuccess}
        busy={choosing.isPending}
        failure={choosing.error}
        onChoose={choosing.mutate}
      />
    );
  if (isInvalid) return <Invalid />;
  return (
    <>
      <h1>{texts.title}</h1>
      {error === null ? (
        <output className="muted">{texts.loading}</output>
      ) : (
        <>
          <p role="alert">{failureText(error)}</p>
          <button type="button" className="btn btn--primary" onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </>
      )}
    </>
  );
}

/** /unsubscribe, where the link at the end of a mail leads. */
export function UnsubscribePage(): ReactNode {
  const { t } = useTranslation();
  return (
    <MailPage title={t(($) => $.unsubscribe.title)}>
      <Content />
    </MailPage>
  );
}
