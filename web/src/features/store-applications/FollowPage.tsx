import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import {
  type FollowedStoreApplication,
  storeApplicationRoutes,
} from "#contract/store-applications/applications.ts";
import { createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { MailPage } from "#web/ui/mail-page/MailPage.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** The link in the mail is all the right that is needed: an applicant has no account. */
const api = createClient(storeApplicationRoutes, { token: async () => undefined });

const isInvalid = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "store-application-not-found" || error.code === "invalid-request");

function NoUse(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.storeApplicationLink, { returnObjects: true });
  return (
    <>
      <h1>{texts.invalid}</h1>
      <p className="muted">{texts.invalidText}</p>
    </>
  );
}

/** Nothing is done before someone presses, and presses again: mail programs open links by themselves. */
function Withdrawal({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [asked, ask] = useState(false);
  const texts = t(($) => $.storeApplicationLink, { returnObjects: true });
  const withdrawing = useMutation({
    mutationFn: () => api.withdrawStoreApplication({ body: { token } }),
    onSuccess: (now) => queries.setQueryData(queryKeys.storeApplicationLinks.one(token), now),
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.storeApplicationLinks.one(token) }),
  });
  const press = (): void => {
    if (!asked) ask(true);
    else if (!withdrawing.isPending) withdrawing.mutate();
  };
  return (
    <>
      {asked && (
        <div role="alert">
          <p>
            <b>{texts.sure}</b> {texts.sureText}
          </p>
        </div>
      )}
      {withdrawing.error && <p role="alert">{failureText(withdrawing.error)}</p>}
      <button
        type="button"
        className={`btn btn--${asked ? "danger" : "ghost"}`}
        aria-disabled={withdrawing.isPending}
        onClick={press}
      >
        {texts.withdraw}
      </button>
      {asked && (
        <button type="button" className="btn btn--ghost" onClick={() => ask(false)}>
          {texts.keep}
        </button>
      )}
    </>
  );
}

type Shown = { application: FollowedStoreApplication; token: string };

function Standing({ application, token }: Shown): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.storeApplicationLink, { returnObjects: true });
  const { company, state, sentAt, answerBy, late, closedAt, reason } = application;
  const day = (moment: string): string => dayText(moment, language);
  return (
    <>
      <h1>{texts.states[state]}</h1>
      <p>{late ? texts.late : texts.texts[state]}</p>
      <Facts
        facts={[
          [texts.company, company],
          [texts.sent, day(sentAt)],
          [texts.answerBy, state === "pending" ? day(`${answerBy}T12:00:00Z`) : undefined],
          [texts.closed, closedAt === undefined ? undefined : day(closedAt)],
          [texts.reason, reason],
        ]}
      />
      {state === "pending" && <Withdrawal token={token} />}
      {state === "approved" && (
        <Link className="btn btn--primary btn--lg" to="/auth">
          {texts.login}
        </Link>
      )}
      {(state === "withdrawn" || state === "rejected") && (
        <Link className="btn btn--ghost" to="/register?for=store">
          {texts.again}
        </Link>
      )}
    </>
  );
}

function Content({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.storeApplicationLink, { returnObjects: true });
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.storeApplicationLinks.one(token),
    queryFn: ({ signal }) => api.readStoreApplication({ body: { token } }, { signal }),
    retry: false,
  });
  if (data !== undefined) return <Standing application={data} token={token} />;
  if (error === null) return <output className="muted">{texts.loading}</output>;
  if (isInvalid(error)) return <NoUse />;
  return (
    <>
      <h1>{texts.failed}</h1>
      <p role="alert">{failureText(error)}</p>
      <button type="button" className="btn btn--primary" onClick={() => void refetch()}>
        {texts.retry}
      </button>
    </>
  );
}

/** /store-application, where the mails about an application lead. */
export function FollowPage(): ReactNode {
  const { t } = useTranslation();
  // Behind the # no server is sent it, and none writes it down.
  const token = useLocation().hash.slice(1);
  return (
    <MailPage title={t(($) => $.storeApplicationLink.title)}>
      {token === "" ? <NoUse /> : <Content token={token} />}
    </MailPage>
  );
}
