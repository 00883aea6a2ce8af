import { useQuery, queryOptions } from "@tanstack/react-query";
import { CircleX, SearchX, BadgeCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { PaperVerdict } from "#web/bikes/verdict/PaperVerdict.tsx";
import "./number-reports.css";
import { numberReportRoutes, type NumberReportCheck } from "#contract/bikes/number-reports.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Genuine = Extract<NumberReportCheck, { verdict: "genuine" }>;

function Rows({ rows }: Pick<Genuine, "rows">): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { list } = t(($) => $.numberReports.check, { returnObjects: true, skipInterpolation: true });
  const { results } = t(($) => $.numberReports, { returnObjects: true, skipInterpolation: true });
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
  const texts = t(($) => $.numberReports.check, { returnObjects: true, skipInterpolation: true });
  const asked = { store: report.store, at: momentText(report.at, language) };
  const now = momentText(new Date(at).toISOString(), language);
  const { number, fingerprint } = report;
  return (
    <>
      <PaperVerdict
        tone="good"
        icon={BadgeCheck}
        title={texts.genuine}
        lead={t(($) => $.numberReports.check.genuineText, asked)}
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

/** A malformed number or code is answered with `invalid-request`. */
const unknown = new Set(["number-report-not-found", "invalid-request"]);

function Unknown(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.numberReports.check, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <PaperVerdict tone="bad" icon={SearchX} title={texts.unknown} lead={texts.unknownText} />
      <Link className="btn btn--ghost" to="/contact">
        {texts.contact}
      </Link>
    </>
  );
}

function Content({ number, code }: { number: string; code: string }): ReactNode {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(reportQuery(number, code));
  const texts = t(($) => $.numberReports.check, { returnObjects: true, skipInterpolation: true });
  if (error instanceof ProblemError && unknown.has(error.code)) return <Unknown />;
  if (data?.verdict === "altered")
    return <PaperVerdict tone="bad" icon={CircleX} title={texts.altered} lead={texts.alteredText} />;
  if (data !== undefined) return <GenuineReport report={data} at={dataUpdatedAt} />;
  if (error !== null && !isFetching)
    return <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div className="late">
      <output className="sr">{texts.loading}</output>
      <Skeleton of={["title", "block"]} />
    </div>
  );
}

/** The page of a printed report's QR code. Search engines must not index it. */
export function NumberCheckPage(): ReactNode {
  const { t } = useTranslation();
  const { report: number = "", reportCode: code = "" } = useParams();
  usePageTitle(t(($) => $.numberReports.title));
  return (
    <main className="wrap paper-check" id="content">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Content key={`${number}/${code}`} number={number.toUpperCase()} code={code.toUpperCase()} />
    </main>
  );
}
