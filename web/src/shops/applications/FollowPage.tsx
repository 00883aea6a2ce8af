import { useQuery, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState, type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import {
  type FollowedStoreApplication,
  maxAnswerLength,
  storeApplicationRoutes,
} from "#contract/shops/applications/applications.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";

/** No access token: applicants have no account, and the mailed link is enough. */
const followApi = createClient(storeApplicationRoutes, { token: async () => undefined });

const followQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.storeApplicationLinks.one(token),
    queryFn: ({ signal }) => followApi.readStoreApplication({ body: { token } }, { signal }),
    retry: false,
  });

/** After a failure it reloads the application, which may have been decided. */
const useFollowChange = (token: string, change: () => Promise<FollowedStoreApplication>) => {
  const queries = useQueryClient();
  const { queryKey } = followQuery(token);
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => queries.setQueryData(queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
};

function Answer({ token, askedAt }: { token: string; askedAt: string }): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [answer, write] = useState("");
  const [tried, setTried] = useState(false);
  const texts = t(($) => $.storeApplicationLink, { returnObjects: true });
  const { mutate, error, isPending } = useFollowChange(token, () =>
    followApi.answerStoreApplication({ body: { token, askedAt, answer } }),
  );
  const missing = answer.trim() === "";
  const fault = tried && missing ? "required" : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (missing) field.current?.focus();
    else if (!isPending) mutate();
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <LongField
        label={texts.answer}
        hint={texts.answerHint}
        fault={fault}
        ref={field}
        rows={5}
        maxLength={maxAnswerLength}
        required
        value={answer}
        onType={write}
      />
      {error && <p role="alert">{failureText(error)}</p>}
      <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}

const isInvalid = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "store-application-not-found" || error.code === "invalid-request");

/** Asks for confirmation, since mail programs may follow links on their own. */
function Withdrawal({ token }: { token: string }): ReactNode {
  const [asked, ask] = useState(false);
  const texts = useTexts(($) => $.storeApplicationLink);
  const withdrawing = useFollowChange(token, () => followApi.withdrawStoreApplication({ body: { token } }));
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

type StandingProps = { application: FollowedStoreApplication; token: string };

function Standing({ application, token }: StandingProps): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.storeApplicationLink);
  const { company, state, sentAt, answerBy, late, closedAt, reason, question } = application;
  const day = (moment: string): string => dayText(moment, language);
  return (
    <>
      <h1>{texts.states[state]}</h1>
      <p>{late ? texts.late : texts.texts[state]}</p>
      <Facts
        facts={[
          [texts.company, company],
          [texts.sent, day(sentAt)],
          [
            texts.answerBy,
            state === "pending" ? day(`${answerBy}T12:00:00Z`) : question && day(question.endsAt),
          ],
          [texts.closed, closedAt === undefined ? undefined : day(closedAt)],
          [texts.reason, reason],
          [texts.question, question?.text],
        ]}
      />
      {question && <Answer key={question.askedAt} token={token} askedAt={question.askedAt} />}
      {closedAt === undefined && <Withdrawal token={token} />}
      {state === "approved" && (
        <Link className="btn btn--primary btn--lg" to="/auth">
          {texts.login}
        </Link>
      )}
      {closedAt !== undefined && state !== "approved" && (
        <Link className="btn btn--ghost" to="/register?for=store">
          {texts.again}
        </Link>
      )}
    </>
  );
}

function Content({ token }: { token: string }): ReactNode {
  const texts = useTexts(($) => $.storeApplicationLink);
  const { data, error, refetch } = useQuery(followQuery(token));
  if (data !== undefined) return <Standing application={data} token={token} />;
  if (error === null) return <output className="muted">{texts.loading}</output>;
  if (isInvalid(error)) return <LinkEnded text={texts.invalidText} />;
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

/** /store-application, opened from the mails about an application. */
export function FollowPage(): ReactNode {
  const { t } = useTranslation();
  // Browsers do not send the hash to servers, so no log contains the token.
  const token = useLocation().hash.slice(1);
  return (
    <MailPage title={t(($) => $.storeApplicationLink.title)}>
      {token === "" ? (
        <LinkEnded text={t(($) => $.storeApplicationLink.invalidText)} />
      ) : (
        <Content token={token} />
      )}
    </MailPage>
  );
}
