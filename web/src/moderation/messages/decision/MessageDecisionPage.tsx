import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageDecisionRoutes, type MessageDecision } from "#contract/moderation/message-reports.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useParams } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Appeal, AppealForm } from "#web/moderation/decision/Appeal.tsx";
import { LoadedDecision } from "#web/moderation/decision/LoadedDecision.tsx";
import { Statement } from "#web/moderation/messages/Statement.tsx";

const client = createClient(messageDecisionRoutes, { token: getAccessToken });

export const { objectToMessageDecision } = client;

export const decisionQuery = (reportId: string) =>
  queryOptions({
    queryKey: queryKeys.threads.decision(reportId),
    queryFn: ({ signal }) => client.getMessageDecision({ params: { reportId } }, { signal }),
  });

function Statements({ decision }: { decision: MessageDecision }): ReactNode {
  const { t } = useTranslation();
  if (decision.statements.length === 0) return null;
  return (
    <section className="decided__part">
      <h2>{t(($) => $.messageDecision.decisions)}</h2>
      {decision.statements.map((statement) => (
        <Statement key={statement.at} statement={statement} />
      ))}
    </section>
  );
}

type ObjectionProps = { decision: Extract<MessageDecision, { side: "reported" }> };

function Objection({ decision: { id: reportId, objection } }: ObjectionProps): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: (text: string) => objectToMessageDecision({ params: { reportId }, body: { text } }),
    onSuccess: (now) => queries.setQueryData(decisionQuery(reportId).queryKey, now),
  });
  const texts = useTexts(($) => $.messageDecision.objection);
  return (
    <Appeal
      appeal={objection}
      texts={texts}
      possible={(day) => t(($) => $.messageDecision.objection.possible, { day })}
      form={<AppealForm sending={sending} texts={texts} />}
    />
  );
}

function View({ decision }: { decision: MessageDecision }): ReactNode {
  const { side, state, threadId } = decision;
  const texts = useTexts(($) => $.messageDecision);
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
        <section className="decided__part">
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

export function MessageDecisionPage(): ReactNode {
  const { reportId = "" } = useParams();
  const texts = useTexts(($) => $.messageDecision);
  usePageTitle(texts.title);
  return (
    <main className="wrap decided" id="content">
      <LoadedDecision key={reportId} query={useQuery(decisionQuery(reportId))} texts={texts}>
        {(decision) => <View decision={decision} />}
      </LoadedDecision>
    </main>
  );
}
