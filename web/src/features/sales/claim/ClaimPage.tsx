import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { Claim } from "#contract/sales/claims.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { signInPath } from "#web/auth/next-location.ts";
import { useSession } from "#web/auth/session.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { keptLink } from "#web/ui/kept-link.ts";
import { MailPage } from "#web/ui/mail-page/MailPage.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { claimQuery } from "#web/features/sales/sales-api.ts";
import { ClaimButton } from "./ClaimButton.tsx";
import { DeclineClaim } from "./DeclineClaim.tsx";

const page = "/claim";

const codeOf = (error: Error | null): string | undefined =>
  error instanceof ProblemError ? error.code : undefined;

/** A link that cannot be one is answered as an invalid request. */
const isNone = (code: string | undefined): boolean =>
  code === "claim-not-found" || code === "invalid-request";

function Waiting({ claim: { bike, store, hasSticker, expiresAt } }: { claim: Claim }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const date = dayText(expiresAt, language);
  return (
    <>
      <h1>{t(($) => $.claim.title)}</h1>
      <p>
        <b>
          {bike.brand} {bike.model}
        </b>
        {", "}
        {t(($) => $.vocabulary.colours[bike.color]).toLowerCase()}
      </p>
      <p>{t(($) => $.claim.lead, { store: store.name })}</p>
      {hasSticker && <p>{t(($) => $.claim.sticker)}</p>}
      <p className="muted">{t(($) => $.claim.free, { date })}</p>
    </>
  );
}

/** For the person who has no account, or is not signed in: the way leads back here. */
function Strangers(): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.claim, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <p className="muted">{words.signedOut}</p>
      <div className="mail-page__steps">
        <Link className="btn btn--primary btn--lg" to={`/register?next=${encodeURIComponent(page)}`}>
          {words.register}
        </Link>
        <Link to={signInPath(page)}>{words.signIn}</Link>
      </div>
    </>
  );
}

function Next({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state === "loading") return null;
  if (session.state === "signed-out") return <Strangers />;
  if (session.role !== "customer") return <p>{t(($) => $.claim.wrongRole)}</p>;
  return <ClaimButton token={token} />;
}

function Claimed({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.claim, { returnObjects: true, skipInterpolation: true });
  const { data, error } = useQuery(claimQuery(token));
  const code = codeOf(error);
  if (token === "" || isNone(code))
    return (
      <>
        <h1>{words.invalid}</h1>
        <p className="muted">{words.invalidText}</p>
      </>
    );
  if (data === undefined && error === null) return <Skeleton of={["title", "block"]} />;
  return (
    <>
      {data === undefined ? <h1>{words.title}</h1> : <Waiting claim={data} />}
      {data === undefined && error !== null && <p role="alert">{failureText(error)}</p>}
      {/* The person who has claimed it themselves still gets to their bike by the link. */}
      {(data !== undefined || code === "claim-used") && <Next token={token} />}
      {data !== undefined && <DeclineClaim token={token} />}
    </>
  );
}

/** /claim, where the mail and the code at the till lead. */
export function ClaimPage(): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const [token] = useState(() => keptLink("cr:claim", hash.slice(1)));
  return (
    <MailPage title={t(($) => $.claim.title)}>
      <Claimed key={token} token={token} />
    </MailPage>
  );
}
