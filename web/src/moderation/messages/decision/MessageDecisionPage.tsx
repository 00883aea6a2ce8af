import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { MessageDecision } from "#contract/moderation/message-reports.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Statement } from "#web/moderation/messages/Statement.tsx";
import { decisionQuery } from "./message-decision-api.ts";
import { Objection } from "./Objection.tsx";
import "./message-decision.css";

function Statements({ decision }: { decision: MessageDecision }): ReactNode {
  const { t } = useTranslation();
  if (decision.statements.length === 0) return null;
  return (
    <section className="msgdecision__part">
      <h2>{t(($) => $.messageDecision.decisions)}</h2>
      {decision.statements.map((statement) => (
        <Statement key={statement.at} statement={statement} />
      ))}
    </section>
  );
}

function View({ decision }: { decision: MessageDecision }): ReactNode {
  const { t } = useTranslation();
  const { side, state, threadId } = decision;
  const texts = t(($) => $.messageDecision, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <h1>{texts.titles[side]}</h1>
      {state !== "decided" && <p>{texts[state]}</p>}
      {side === "reporter" && (
        <p>
          {texts.reportedFor} <b>{texts.statement.reasons[decision.reason]}</b>
        </p>
      )}
      {side === "reported" && (
        <section className="msgdecision__part">
          <h2>{texts.message}</h2>
          {decision.message === undefined ? (
            <p className="muted">{texts.messageGone}</p>
          ) : (
            <blockquote>{decision.message}</blockquote>
          )}
        </section>
      )}
      <Statements decision={decision} />
      {side === "reported" && <Objection decision={decision} />}
      <Link className="btn btn--ghost" to={`/messages/${threadId}`}>
        {texts.thread}
      </Link>
    </>
  );
}

/** Shows the same message for a missing decision and for someone else's. */
const isMissing = (error: Error): boolean =>
  error instanceof ProblemError && (error.status === 404 || error.code === "invalid-request");

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messageDecision, { returnObjects: true, skipInterpolation: true });
  const missing = isMissing(error);
  return (
    <div role="alert" className="msgdecision__part">
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

function Content({ reportId }: { reportId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(decisionQuery(reportId));
  if (data !== undefined) return <View decision={data} />;
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "line", "block"]} />
    </div>
  );
}

export function MessageDecisionPage(): ReactNode {
  const { t } = useTranslation();
  const { reportId = "" } = useParams();
  usePageTitle(t(($) => $.messageDecision.title));
  return (
    <main className="wrap msgdecision" id="content">
      <Content key={reportId} reportId={reportId} />
    </main>
  );
}
