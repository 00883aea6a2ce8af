import { useQuery, queryOptions } from "@tanstack/react-query";
import { CircleX, BadgeCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useParams } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { PaperCheck } from "#web/bikes/verdict/PaperCheck.tsx";
import { PaperVerdict } from "#web/bikes/verdict/PaperVerdict.tsx";
import "./number-reports.css";
import { numberReportRoutes, type NumberReportCheck } from "#contract/bikes/number-reports.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Genuine = Extract<NumberReportCheck, { verdict: "genuine" }>;

function Rows({ rows }: Pick<Genuine, "rows">): ReactNode {
  const heading = useId();
  const { list } = useTexts(($) => $.numberReports.check);
  const { results } = useTexts(($) => $.numberReports);
  return (
    <section className="reported" aria-labelledby={heading}>
      <h2 id={heading}>{list}</h2>
      <ol>
        {rows.map(({ number, result }, place) => (
          <li key={`${place} ${number}`} className={`reported__row reported__row--${result}`}>
            <span className="mono">{number}</span>
            <b>{results[result]}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The reader compares the report with the paper. */
function GenuineReport({ report, at }: { report: Genuine; at: number }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.numberReports.check);
  const asker = { store: report.store, at: momentText(report.at, language) };
  const now = momentText(new Date(at).toISOString(), language);
  const { number, fingerprint } = report;
  return (
    <>
      <PaperVerdict
        tone="good"
        icon={BadgeCheck}
        title={texts.genuine}
        lead={t(($) => $.numberReports.check.genuineText, asker)}
        note={t(($) => $.numberReports.check.checked, { at: now })}
      />
      <p>
        <b>{texts.compare}</b> {texts.compareText}
      </p>
      <Rows rows={report.rows} />
      <p className="mono">
        {number} · {t(($) => $.numberReports.paper.fingerprint, { fingerprint })}
      </p>
      <p>{texts.now}</p>
      <Link className="btn btn--ghost" to="/bike-search">
        {texts.search}
      </Link>
    </>
  );
}

/** No sign-in needed: anybody with the paper may check it. */
const client = createClient(numberReportRoutes, { token: async () => undefined });

const reportQuery = (number: string, code: string) =>
  queryOptions({
    queryKey: queryKeys.numberReports.one(number, code),
    queryFn: ({ signal }) => client.checkNumberReport({ params: { number, code } }, { signal }),
  });

export function NumberCheckPage(): ReactNode {
  const { t } = useTranslation();
  const { report: number = "", reportCode: code = "" } = useParams();
  const texts = useTexts(($) => $.numberReports.check);
  usePageTitle(t(($) => $.numberReports.title));
  return (
    <PaperCheck
      query={useQuery(reportQuery(number.toUpperCase(), code.toUpperCase()))}
      unknown="number-report-not-found"
      texts={texts}
      of={["title", "block"]}
    >
      {(report, at) =>
        report.verdict === "altered" ? (
          <PaperVerdict tone="bad" icon={CircleX} title={texts.altered} lead={texts.alteredText} />
        ) : (
          <GenuineReport report={report} at={at} />
        )
      }
    </PaperCheck>
  );
}
