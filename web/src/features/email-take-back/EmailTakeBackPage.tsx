import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { emailChangeRoutes } from "#contract/email-change.ts";
import { createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { MailPage } from "#web/ui/mail-page/MailPage.tsx";

/** The link in the mail is all the right that is needed: the person who opens it is signed in nowhere. */
const api = createClient(emailChangeRoutes, { token: async () => undefined });

/** A link that cannot be one is answered as an invalid request. */
const isInvalid = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "email-link-invalid" || error.code === "invalid-request");

const isUsed = (error: Error | null): boolean =>
  error instanceof ProblemError && error.code === "email-link-used";

/** The password is worth nothing any more, so the next step is another one. */
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
  // Behind the # no server is sent it, and none writes it down.
  const token = useLocation().hash.slice(1);
  // Nothing is done before someone presses: mail programs open links by themselves.
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.takeBackEmail({ body: { token } }),
  });
  if (isSuccess || isUsed(error)) return <TakenBack again={!isSuccess} />;
  if (token === "" || isInvalid(error))
    return (
      <>
        <h1>{texts.invalid}</h1>
        <p className="muted">{texts.invalidText}</p>
        <Link className="btn btn--primary btn--lg" to="/contact">
          {texts.contact}
        </Link>
      </>
    );
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

/** /email-take-back, where the mail to the former address of an account leads. */
export function EmailTakeBackPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <MailPage title={t(($) => $.emailTakeBack.title)}>
      <Content />
    </MailPage>
  );
}
