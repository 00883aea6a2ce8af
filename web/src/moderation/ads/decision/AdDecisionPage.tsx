import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useParams } from "react-router-dom";
import type { AdDecision } from "#contract/moderation/ad-decisions.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import {
  appealAdDecision,
  appealByMail,
  decisionQuery,
  type DecisionAccess,
} from "#web/moderation/ads/ad-reports-api.ts";
import { Statement } from "#web/moderation/ads/Statement.tsx";
import { Appeal, AppealForm } from "#web/moderation/decision/Appeal.tsx";
import { LoadedDecision } from "#web/moderation/decision/LoadedDecision.tsx";
import "#web/moderation/decision/moderation.css";

/** The seller also sees the ad's text. */
function About({ decision }: { decision: AdDecision }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { side, title, price, text, reason, bikeId, listingId } = decision;
  const texts = useTexts(($) => $.adDecision);
  return (
    <section className="card card--start">
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

type Props = { decision: AdDecision; access: DecisionAccess };

function AdAppeal({ decision, access }: Props): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { caseId, token } = access;
  const { queryKey } = decisionQuery(access);
  const sending = useMutation({
    mutationFn: (text: string) =>
      token === ""
        ? appealAdDecision({ params: { caseId }, body: { text } })
        : appealByMail({ body: { token, text } }),
    onSuccess: (now) => queries.setQueryData(queryKey, now),
    // Another reporter may have appealed first.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const texts = useTexts(($) => $.adDecision.appeal);
  return (
    <Appeal
      appeal={decision.appeal}
      texts={texts}
      possible={(day) => t(($) => $.adDecision.appeal.possible, { day })}
      form={<AppealForm sending={sending} texts={texts} />}
    >
      <p className="muted">{texts.elsewhere}</p>
    </Appeal>
  );
}

function View({ decision, access }: Props): ReactNode {
  const { side, state, statements } = decision;
  const texts = useTexts(($) => $.adDecision);
  return (
    <>
      <h1>{texts.titles[side]}</h1>
      {state === "open" && <p>{texts.open}</p>}
      {state === "appealed" && <p>{texts.appealed}</p>}
      <About decision={decision} />
      {statements.length > 0 && (
        <section className="decided__part">
          <h2>{texts.decisions}</h2>
          {statements.map((statement) => (
            <Statement key={statement.at} statement={statement} />
          ))}
        </section>
      )}
      <AdAppeal decision={decision} access={access} />
    </>
  );
}

function Content({ access }: { access: DecisionAccess }): ReactNode {
  const texts = useTexts(($) => $.adDecision);
  return (
    <LoadedDecision query={useQuery(decisionQuery(access))} texts={texts}>
      {(decision) => <View decision={decision} access={access} />}
    </LoadedDecision>
  );
}

function SignIn({ path }: { path: string }): ReactNode {
  const texts = useTexts(($) => $.adDecision);
  return (
    <div className="decided__part">
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
    <main className="wrap decided addecision" id="content">
      {isKnown ? <Content key={caseId + token} access={{ caseId, token }} /> : <SignIn path={pathname} />}
    </main>
  );
}
