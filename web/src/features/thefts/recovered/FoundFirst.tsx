import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListedFoundReport } from "#contract/found-reports.ts";
import { countFinders } from "#web/shared/found-reports/received/count-finders.ts";
import { receivedReports } from "#web/shared/found-reports/received/received-reports.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const matters = ["pending", "owner_seen", "confirmed"];

/** The reports of this theft that decide who is thanked and rewarded: those confirmed, and those nobody has decided. */
export const useFoundReports = (bikeId: string): readonly ListedFoundReport[] => {
  const { data } = useQuery(receivedReports(bikeId));
  return data?.items.filter(({ state, current }) => current && matters.includes(state)) ?? [];
};

function Report({ report }: { report: ListedFoundReport }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.thefts.recovered, { returnObjects: true });
  return (
    <li>
      <b>{report.finderName ?? texts.anonymous}</b> · {report.location} ·{" "}
      {dayText(report.reportedAt, language)}
      <br />
      {report.state === "confirmed" ? texts.confirmed : texts.undecided}
    </li>
  );
}

/** A person who has reported the bike found, before it is marked as recovered without them. */
export function FoundFirst({ reports }: { reports: readonly ListedFoundReport[] }): ReactNode {
  const { t } = useTranslation();
  if (reports.length === 0) return null;
  return (
    <section className="theft__effects">
      <h2>{t(($) => $.thefts.recovered.reports, { count: countFinders(reports) })}</h2>
      <ul>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}
