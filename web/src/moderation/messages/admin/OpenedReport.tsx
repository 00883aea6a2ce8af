import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OpenedMessageReport } from "#contract/moderation/message-report-admin.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Statement } from "#web/moderation/messages/Statement.tsx";
import { useQuery } from "@tanstack/react-query";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { LoadedCase } from "#web/platform/cases/LoadedCase.tsx";
import { reportQuery } from "#web/moderation/messages/message-reports-api.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { DecisionForm } from "./DecisionForm.tsx";

type BeforeProps = { report: OpenedMessageReport };

function Decided({ report: { statements, objection } }: BeforeProps): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.messageReports);
  if (statements.length === 0) return null;
  return (
    <section className="case__part">
      <h2>{texts.decided}</h2>
      {statements.map((statement) => (
        <Statement key={statement.at} statement={statement} />
      ))}
      {objection !== undefined && (
        <>
          <h3>{texts.objection}</h3>
          <p className="muted">{dayText(objection.at, language)}</p>
          <blockquote>{objection.text ?? texts.erased}</blockquote>
        </>
      )}
    </section>
  );
}

function Before({ report }: BeforeProps): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.messageReports);
  const { earlier } = report;
  return (
    <>
      <Decided report={report} />
      <section className="case__part">
        <h2>{texts.earlier}</h2>
        {earlier.length === 0 && <p className="muted">{texts.noEarlier}</p>}
        {earlier.map(({ id, reason, reportedAt, statements }) => (
          <details key={id}>
            <summary>
              {dayText(reportedAt, language)}: {texts.reasons[reason]}
            </summary>
            {statements.length === 0 && <p className="muted">{texts.undecided}</p>}
            {statements.map((statement) => (
              <Statement key={statement.at} statement={statement} />
            ))}
          </details>
        ))}
      </section>
    </>
  );
}

/** The reported message in context. Links are shown as plain text. */
function MessagesAround({ report }: { report: OpenedMessageReport }): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.messageReports);
  const { messages, reportedName, otherName } = report;
  return (
    <section className="case__part" aria-labelledby="written">
      <h2 id="written">{texts.written}</h2>
      <p className="muted">{texts.writtenHint}</p>
      {!messages.some(({ isReported }) => isReported) && <p>{texts.gone}</p>}
      <ol className="stack stack--near">
        {messages.map(({ id, byReported, isReported, text, at }) => (
          <li
            key={id}
            className={isReported ? "msgreport__said msgreport__said--reported" : "msgreport__said"}
          >
            <p className="msgreport__who">
              <b>{byReported ? reportedName : otherName}</b>
              <time dateTime={at}>{momentText(at, language)}</time>
              {isReported && <Badge tone="stolen">{texts.isReported}</Badge>}
            </p>
            <p className="msgreport__words">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = { report: OpenedMessageReport };

function About({ report }: Props): ReactNode {
  const language = usePageLanguage();
  const { reason, reportedName, otherName, reportedAt, state, text } = report;
  const texts = useTexts(($) => $.messageReports);
  return (
    <section className="case__part">
      <Facts
        facts={[
          [texts.kind, texts.kinds[state === "objected" ? "objection" : "report"]],
          [texts.reason, texts.reasons[reason]],
          [texts.reported, reportedName],
          [texts.other, otherName],
          [texts.reportedAt, momentText(reportedAt, language)],
        ]}
      />
      {text !== undefined && (
        <>
          <h2>{texts.said}</h2>
          <blockquote>{text}</blockquote>
        </>
      )}
    </section>
  );
}

function View({ report }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="case__opened">
      <div className="case__part">
        <About report={report} />
        <MessagesAround report={report} />
        <Before report={report} />
      </div>
      <div className="case__judged">
        {report.state === "decided" ? (
          <p>{t(($) => $.messageReports.isDecided)}</p>
        ) : (
          <>
            <CaseClaim queue="messageReports" caseId={report.id} />
            <DecisionForm report={report} />
          </>
        )}
      </div>
    </div>
  );
}

/** Opening a report is logged. */
export function OpenedReport({ reportId }: { reportId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <BackLink to="/admin-message-reports">{t(($) => $.messageReports.back)}</BackLink>
      <h1>{t(($) => $.messageReports.one)}</h1>
      <LoadedCase query={useQuery(reportQuery(reportId))}>
        {(report) => <View key={report.round} report={report} />}
      </LoadedCase>
    </>
  );
}
