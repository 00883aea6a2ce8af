import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router-dom";
import type { AdDecision } from "#contract/ad-decisions.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { signInPath } from "#web/auth/next-location.ts";
import { useSession } from "#web/auth/session.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { decisionQuery, type Way } from "../ad-reports-api.ts";
import { Statement } from "../Statement.tsx";
import { Appeal } from "./Appeal.tsx";
import "../ad-reports.css";

/** The ad it is about; its own words for the person who wrote them. */
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

function View({ decision, way }: { decision: AdDecision; way: Way }): ReactNode {
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
      <Appeal decision={decision} way={way} />
    </>
  );
}

/** Nothing is said of whether there is a decision that is someone else's. */
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

function Content({ way }: { way: Way }): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(decisionQuery(way));
  if (data !== undefined) return <View decision={data} way={way} />;
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "line", "block"]} />
    </div>
  );
}

/** The link in the mail is all that someone without an account has. */
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

/** /ad-decisions/:caseId */
export function AdDecisionPage(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { caseId = "" } = useParams();
  const { hash, pathname } = useLocation();
  usePageTitle(t(($) => $.adDecision.title));
  // Behind the # no server is sent it, and none writes it down.
  const token = hash.slice(1);
  const isKnown = token !== "" || session.state === "signed-in";
  return (
    <main className="wrap addecision" id="content">
      {isKnown ? <Content key={caseId + token} way={{ caseId, token }} /> : <SignIn path={pathname} />}
    </main>
  );
}
