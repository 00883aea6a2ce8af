import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useLocation } from "react-router-dom";
import { type ConfirmedWatch, type WatchedNumber, watchRoutes } from "#contract/checks/watches.ts";
import { documentAddress } from "#contract/people/documents.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";

/** The mailed token is enough; nobody needs to sign in. */
const api = createClient(watchRoutes, { token: async () => undefined });

type Act = "confirm" | "end";
type ActedOn = WatchedNumber & Partial<Pick<ConfirmedWatch, "status">>;
type Calls = {
  readonly get: (token: string, signal: AbortSignal) => Promise<WatchedNumber>;
  readonly act: (token: string) => Promise<ActedOn>;
};

const calls: Readonly<Record<Act, Calls>> = {
  confirm: {
    get: (token, signal) => api.getAskedWatch({ params: { token } }, { signal }),
    act: (token) => api.confirmWatch({ params: { token } }),
  },
  end: {
    get: (token, signal) => api.getWatch({ params: { token } }, { signal }),
    act: (token) => api.endWatch({ params: { token } }),
  },
};

const isInvalid = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "mail-link-invalid" || error.code === "invalid-request");

/** Shown without `error` if the address held no token. */
function InvalidLink({ error }: { error?: Error }): ReactNode {
  const texts = useTexts(($) => $.watchLink);
  return (
    <LinkEnded text={error === undefined || isInvalid(error) ? texts.invalidText : failureText(error)}>
      <a className="btn btn--primary btn--lg" href={documentAddress("/check", usePageLanguage())}>
        {texts.again}
      </a>
    </LinkEnded>
  );
}

/** Without `until`, the watch has ended. */
function Done({ act, watch }: { act: Act; watch: ActedOn }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.watchLink[act]);
  const { frameNumber, until, status } = watch;
  const { stolen, alike } = useTexts(($) => $.watchLink.confirm);
  const warning = status === "stolen" ? stolen : status === "resembles-stolen" ? alike : undefined;
  const check = `${documentAddress("/check", language)}?${new URLSearchParams({ number: frameNumber })}`;
  return (
    <>
      <h1>{texts.done}</h1>
      <Plate number={frameNumber} label={t(($) => $.watchLink.number)} size="lg" />
      {warning !== undefined && (
        <p role="alert">
          <b>{warning}</b>
        </p>
      )}
      <output>
        {until === undefined
          ? texts.doneText
          : t(($) => $.watchLink.confirm.doneText, { day: dayText(until, language) })}
      </output>
      <a href={check}>{texts.check}</a>
    </>
  );
}

function Content({ act, token }: { act: Act; token: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.watchLink[act]);
  const { data, error } = useQuery({
    queryKey: queryKeys.watches.link(act, token),
    queryFn: ({ signal }) => calls[act].get(token, signal),
    retry: false,
  });
  // Acts only when the button is pressed, because mail programs open links by themselves.
  const acting = useMutation({ mutationFn: () => calls[act].act(token) });
  if (acting.isSuccess) return <Done act={act} watch={acting.data} />;
  if (error) return <InvalidLink error={error} />;
  if (data === undefined) return <output className="muted">{t(($) => $.watchLink.loading)}</output>;
  if (data.until === undefined) return <Done act={act} watch={data} />;
  return (
    <>
      <h1>{texts.title}</h1>
      <Plate number={data.frameNumber} label={t(($) => $.watchLink.number)} size="lg" />
      <p>{t(($) => $.watchLink[act].lead, { day: dayText(data.until, language) })}</p>
      {acting.error && <p role="alert">{failureText(acting.error)}</p>}
      <button
        type="button"
        className="btn btn--primary btn--lg"
        aria-disabled={acting.isPending}
        onClick={() => {
          if (!acting.isPending) acting.mutate();
        }}
      >
        {texts.action}
      </button>
    </>
  );
}

function WatchLinkPage({ act }: { act: Act }): ReactNode {
  const { t } = useTranslation();
  // The part after # is never sent to a server or logged.
  const token = useLocation().hash.slice(1);
  return (
    <MailPage title={t(($) => $.watchLink[act].title)}>
      {token === "" ? <InvalidLink /> : <Content key={token} act={act} token={token} />}
    </MailPage>
  );
}

/** The page of the link that starts a watch. */
export function ConfirmWatchPage(): ReactNode {
  return <WatchLinkPage act="confirm" />;
}

/** The page of the link, in each mail, that ends a watch. */
export function EndWatchPage(): ReactNode {
  return <WatchLinkPage act="end" />;
}
