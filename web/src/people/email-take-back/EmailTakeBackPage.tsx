import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { emailChangeRoutes } from "#contract/people/email-change.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";

/** The link's token is enough; the reader is not signed in. */
const api = createClient(emailChangeRoutes, { token: async () => undefined });

const isInvalid = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "email-link-invalid" || error.code === "invalid-request");

const isUsed = (error: Error | null): boolean =>
  error instanceof ProblemError && error.code === "email-link-used";

/** Taking back the address removed the password, so the next step is to choose one. */
function TakenBack({ again }: { again: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.emailTakeBack, { returnObjects: true });
  return (
    <>
      <h1>{again ? texts.used : texts.done}</h1>
      <output>{texts.next}</output>
      <Link className="btn btn--primary btn--lg" to="/auth?mode=reset">
        {texts.choosePassword}
      </Link>
      <p className="muted">{texts.check}</p>
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.emailTakeBack, { returnObjects: true });
  // Returns the purpose of a closed page; undefined for pages open to all.
  const token = useLocation().hash.slice(1);
  // Runs on a press only: mail programs open links automatically.
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.takeBackEmail({ body: { token } }),
  });
  if (isSuccess || isUsed(error)) return <TakenBack again={!isSuccess} />;
  if (token === "" || isInvalid(error)) return <LinkEnded text={texts.invalidText} />;
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <button
        type="button"
        className="btn btn--primary btn--lg"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {texts.action}
      </button>
    </>
  );
}

/** /email-take-back, the target of the link in mails to former addresses. */
export function EmailTakeBackPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <MailPage title={t(($) => $.emailTakeBack.title)}>
      <Content />
    </MailPage>
  );
}
