import { useQuery } from "@tanstack/react-query";
import { CircleX, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { PaperVerdict } from "#web/ui/verdict/PaperVerdict.tsx";
import { GenuineReport } from "./GenuineReport.tsx";
import { reportQuery } from "./reports-api.ts";
import "./number-reports.css";

/** An address that cannot be one is answered as an invalid request. */
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

/** /number-check/:report/:reportCode, where the code on a store's print of frame numbers leads. It is for who holds the paper, not for search engines. */
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
