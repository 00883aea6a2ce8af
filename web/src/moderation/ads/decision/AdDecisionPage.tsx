import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router-dom";
import type { AdDecision } from "#contract/moderation/ad-decisions.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { decisionQuery, type DecisionAccess } from "#web/moderation/ads/ad-reports-api.ts";
import { Statement } from "#web/moderation/ads/Statement.tsx";
import { Appeal } from "./Appeal.tsx";
import "#web/moderation/ads/ad-reports.css";

/** The seller also sees the ad's text. */
function About({ decision }: { decision: AdDecision }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { side, title, price, text, reason, bikeId, listingId } = decision;
  const texts = t(($) => $.adDecision, { returnObjects: true });
  return (
    <section className="addecision__about">
      <h2>{title}</h2>
      <p>{kronorText(price, language)}</p>
      {text !== undefined && <blockquote>{text}</blockquote>}
      {reason !== undefined && (
        <p>
          {texts.reportedFor} <b>{t(($) => $.adReport.reasons[reason])}</b>
        </p>
      )}
      {side === "seller" && bikeId !== undefined ? (
        <Link className="btn btn--ghost" to={`/my-bikes/${bikeId}`}>
          {texts.bike}
        </Link>
      ) : (
        <Link className="btn btn--ghost" to={`/bike-ads/${listingId}`}>
          {texts.ad}
        </Link>
      )}
    </section>
  );
}

function View({ decision, access }: { decision: AdDecision; access: DecisionAccess }): ReactNode {
  const { t } = useTranslation();
  const { side, state, statements } = decision;
  const texts = t(($) => $.adDecision, { returnObjects: true });
  return (
    <>
      <h1>{texts.titles[side]}</h1>
      {state === "open" && <p>{texts.open}</p>}
      {state === "appealed" && <p>{texts.appealed}</p>}
      <About decision={decision} />
      {statements.length > 0 && (
        <section className="addecision__statements">
          <h2>{texts.decisions}</h2>
          {statements.map((statement) => (
            <Statement key={statement.at} statement={statement} />
          ))}
        </section>
      )}
      <Appeal decision={decision} access={access} />
    </>
  );
}

/** Shows the same message for a missing decision and for someone else's. */
const isMissing = (error: Error): boolean =>
  error instanceof ProblemError && (error.status === 404 || error.code === "invalid-request");

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.adDecision, { returnObjects: true });
  const missing = isMissing(error);
  return (
    <div role="alert" className="addecision__state">
      <h1>{missing ? texts.missing : texts.failed}</h1>
      <p>{missing ? texts.missingText : failureText(error)}</p>
      {!missing && (
        <button type="button" className="btn btn--primary" onClick={onRetry}>
          {t(($) => $.common.tryAgain)}
        </button>
      )}
    </div>
  );
}

function Content({ access }: { access: DecisionAccess }): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(decisionQuery(access));
  if (data !== undefined) return <View decision={data} access={access} />;
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "line", "block"]} />
    </div>
  );
}

function SignIn({ path }: { path: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.adDecision, { returnObjects: true });
  return (
    <div className="addecision__state">
      <h1>{texts.signIn}</h1>
      <p>{texts.signInText}</p>
      <Link className="btn btn--primary" to={signInPath(path)}>
        {texts.toSignIn}
      </Link>
    </div>
  );
}

export function AdDecisionPage(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { caseId = "" } = useParams();
  const { hash, pathname } = useLocation();
  usePageTitle(t(($) => $.adDecision.title));
  // Browsers do not send the fragment, so the token is not logged.
  const token = hash.slice(1);
  const isKnown = token !== "" || session.state === "signed-in";
  return (
    <main className="wrap addecision" id="content">
      {isKnown ? <Content key={caseId + token} access={{ caseId, token }} /> : <SignIn path={pathname} />}
    </main>
  );
}
