import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import { listingRoutes } from "#contract/ads/listings.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";

/** The mailed token is enough; nobody needs to sign in. */
const api = createClient(listingRoutes, { token: async () => undefined });

const isInvalid = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "mail-link-invalid" || error.code === "invalid-request");

/** Shown without `error` if the address held no token. */
function InvalidLink({ error }: { error?: Error }): ReactNode {
  const texts = useTexts(($) => $.renewal);
  return (
    <LinkEnded text={error === undefined || isInvalid(error) ? texts.invalidText : failureText(error)}>
      <Link className="btn btn--primary btn--lg" to="/my-bikes">
        {texts.bikes}
      </Link>
    </LinkEnded>
  );
}

function Content({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.renewal, { returnObjects: true });
  const { data, error } = useQuery({
    queryKey: queryKeys.listings.renewal(token),
    queryFn: ({ signal }) => api.getRenewal({ params: { token } }, { signal }),
    retry: false,
  });
  // Renews only when the button is pressed, because mail programs open links by themselves.
  const renewing = useMutation({ mutationFn: () => api.renewByMail({ params: { token } }) });
  if (renewing.isSuccess)
    return (
      <>
        <h1>{texts.done}</h1>
        <output>{t(($) => $.renewal.until, { day: dayText(renewing.data.endsAt, language) })}</output>
      </>
    );
  if (error) return <InvalidLink error={error} />;
  if (data === undefined) return <output className="muted">{texts.loading}</output>;
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{t(($) => $.renewal.lead, { bike: `${data.brand} ${data.model}` })}</p>
      {renewing.error && <p role="alert">{failureText(renewing.error)}</p>}
      <button
        type="button"
        className="btn btn--primary btn--lg"
        aria-disabled={renewing.isPending}
        onClick={() => {
          if (!renewing.isPending) renewing.mutate();
        }}
      >
        {texts.action}
      </button>
    </>
  );
}

/** The page of the link in mails about an ad that expires. */
export function RenewalPage(): ReactNode {
  const { t } = useTranslation();
  // The part after # is never sent to a server or logged.
  const token = useLocation().hash.slice(1);
  return (
    <MailPage title={t(($) => $.renewal.title)}>
      {token === "" ? <InvalidLink /> : <Content token={token} />}
    </MailPage>
  );
}
