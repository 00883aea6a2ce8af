import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OpenedMessageReport } from "#contract/message-report-admin.ts";
import { failureText } from "#web/api/failure-text.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { reportQuery } from "../message-reports-api.ts";
import { Before } from "./Before.tsx";
import { DecisionForm } from "./DecisionForm.tsx";
import { MessagesAround } from "./MessagesAround.tsx";

type Props = { report: OpenedMessageReport };

function About({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { reason, reportedName, otherName, reportedAt, state, text } = report;
  const texts = t(($) => $.messageReports, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="msgreport__part">
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
    <div className="msgreport__opened">
      <div className="msgreport__part">
        <About report={report} />
        <MessagesAround report={report} />
        <Before report={report} />
      </div>
      <div className="msgreport__judged">
        {report.state === "decided" ? (
          <p>{t(($) => $.messageReports.isDecided)}</p>
        ) : (
          <DecisionForm report={report} />
        )}
      </div>
    </div>
  );
}

function Content({ reportId }: { reportId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(reportQuery(reportId));
  if (data !== undefined) return <View key={data.round} report={data} />;
  if (error === null || isFetching)
    return (
      <div className="late">
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={["line", "block"]} />
      </div>
    );
  return (
    <div role="alert" className="msgreport__part">
      <p>{failureText(error)}</p>
      <button type="button" className="btn btn--ghost" onClick={() => void refetch()}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}

/** A report with what stands around it. Coming here is written down. */
export function OpenedReport({ reportId }: { reportId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Link className="msgreport__back" to="/admin-message-reports">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.messageReports.back)}
      </Link>
      <h1>{t(($) => $.messageReports.one)}</h1>
      <Content reportId={reportId} />
    </>
  );
}
