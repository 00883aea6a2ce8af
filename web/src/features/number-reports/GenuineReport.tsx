import { BadgeCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { NumberReportCheck } from "#contract/number-reports.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { PaperVerdict } from "#web/ui/verdict/PaperVerdict.tsx";

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

/** What a store was told, for the person who holds its print to compare. */
export function GenuineReport({ report, at }: { report: Genuine; at: number }): ReactNode {
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
