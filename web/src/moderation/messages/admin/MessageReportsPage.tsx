import { type ReactNode, useId } from "react";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams, Link } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { OpenedReport } from "./OpenedReport.tsx";
import "#web/platform/ui/list/cases.css";
import "#web/moderation/decision/moderation.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ListedMessageReport } from "#contract/moderation/message-report-admin.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { reportsQuery } from "#web/moderation/messages/message-reports-api.ts";

/** Shows messages only after the administrator opens the report, which is logged. */
function Report({ report }: { report: ListedMessageReport }): ReactNode {
  const id = useId();
  const language = usePageLanguage();
  const { reason, reportedName, reportedAt, state, waitingSince } = report;
  const texts = useTexts(($) => $.messageReports);
  return (
    <article className="card case msgreport" aria-labelledby={id}>
      <h2 id={id}>{reportedName}</h2>
      <Facts
        facts={[
          [texts.kind, texts.kinds[state === "objected" ? "objection" : "report"]],
          [texts.reason, texts.reasons[reason]],
          [texts.reportedAt, momentText(reportedAt, language)],
          [texts.waiting, state === "objected" ? momentText(waitingSince, language) : undefined],
        ]}
      />
      <Link className="btn btn--primary" to={`?id=${report.id}`} aria-describedby={id}>
        {texts.open}
      </Link>
    </article>
  );
}

function Reports(): ReactNode {
  const query = useInfiniteQuery(reportsQuery);
  const texts = useTexts(($) => $.messageReports);
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={BadgeCheck} title={texts.empty} text={texts.emptyText} />}
        keyOf={({ id }) => id}
      >
        {(report) => <Report report={report} />}
      </PagedList>
    </>
  );
}

/** /admin-message-reports, or one report with `?id=`. */
export function MessageReportsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  usePageTitle(t(($) => $.messageReports.title));
  return (
    <main ref={steadyList} className="wrap page msgreports" id="content">
      {id === null ? <Reports /> : <OpenedReport key={id} reportId={id} />}
    </main>
  );
}
