import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import { failureText } from "#web/platform/api/failure-text.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { type MailPreference, mailPreferenceRoutes } from "#contract/notifications/mail-preferences.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";

/** The link's token is enough, so the reader need not sign in. */
const api = createClient(mailPreferenceRoutes, { token: async () => undefined });

/** Browsers do not send the part after the # to a server, so no log contains the token. */
const useToken = (): string => useLocation().hash.slice(1);

/** A malformed token counts as `invalid-request`. */
const isRefused = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "mail-link-invalid" || error.code === "invalid-request");

/** Changes nothing until a button is pressed: mail programs open links automatically. */
const useMailChoice = () => {
  const token = useToken();
  const queries = useQueryClient();
  const queryKey = queryKeys.mailPreferences.choice(token);
  const choice = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getMailPreference({ params: { token } }, { signal }),
    enabled: token !== "",
    retry: (count, error) => !isRefused(error) && count < 2,
  });
  const choosing = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? api.wantMails({ params: { token } }) : api.refuseMails({ params: { token } }),
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
  });
  return { choice, choosing, isInvalid: token === "" || isRefused(choice.error) };
};

type Props = {
  choice: MailPreference;
  /** Set once the reader has changed the choice here. */
  chosen: boolean;
  busy: boolean;
  failure: Error | null;
  onChoose: (wanted: boolean) => void;
};

function Choice({ choice, chosen, busy, failure, onChoose }: Props): ReactNode {
  const texts = useTexts(($) => $.unsubscribe);
  const { category, wanted } = choice;
  const done = wanted ? texts.back : texts.stopped;
  return (
    <>
      <h1>{texts.kinds[category]}</h1>
      {!chosen && wanted && <p className="muted">{texts.ask}</p>}
      <output className="mail-page__done">{(chosen || !wanted) && done}</output>
      {failure !== null && <p role="alert">{failureText(failure)}</p>}
      <div className="ways ways--apart mail-page__steps">
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

function Invalid(): ReactNode {
  const texts = useTexts(($) => $.unsubscribe);
  return (
    <LinkEnded text={texts.invalidText}>
      <Link className="btn btn--primary btn--lg" to="/settings#mail">
        {texts.choose}
      </Link>
    </LinkEnded>
  );
}

function Content(): ReactNode {
  const texts = useTexts(($) => $.unsubscribe);
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

/** /unsubscribe, the target of the link in mails. */
export function UnsubscribePage(): ReactNode {
  const { t } = useTranslation();
  return (
    <MailPage title={t(($) => $.unsubscribe.title)}>
      <Content />
    </MailPage>
  );
}
