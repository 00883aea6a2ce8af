import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedMessageReport } from "#contract/message-report-admin.ts";
import { failureText } from "#web/api/failure-text.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { reportsQuery } from "../message-reports-api.ts";

/** A report that waits. What was written is shown only to the person who opens it. */
function Report({ report }: { report: ListedMessageReport }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = usePageLanguage();
  const { reason, reportedName, reportedAt, state, waitingSince } = report;
  const texts = t(($) => $.messageReports, { returnObjects: true, skipInterpolation: true });
  return (
    <article className="msgreport" aria-labelledby={id}>
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

/** Those that wait, the oldest first. */
export function Reports(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(reportsQuery);
  const texts = t(($) => $.messageReports, { returnObjects: true, skipInterpolation: true });
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
