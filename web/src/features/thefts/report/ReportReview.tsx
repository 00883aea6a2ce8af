import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { dayText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { hourText, reportOf, type TypedReport } from "./draft.ts";
import type { ReportState } from "./use-report.ts";

function Answers({ typed }: { typed: TypedReport }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const report = reportOf(typed);
  const texts = t(($) => $.thefts.report, { returnObjects: true });
  const locks = t(($) => $.thefts.locks, { returnObjects: true });
  const answers = [
    [t(($) => $.thefts.date), dayText(report.stolenDate, language)],
    [texts.hour, report.stolenHour === undefined ? undefined : hourText(report.stolenHour)],
    [texts.place, `${report.place}, ${report.city}`],
    [t(($) => $.thefts.police.number), report.policeReportNumber ?? texts.later],
    [texts.lock, report.lockType && locks[report.lockType]],
    [texts.description, report.description],
    [texts.reward, report.reward && kronorText(report.reward, language)],
  ] as const;
  return (
    <dl className="theft__facts">
      {answers.map(
        ([term, answer]) =>
          answer !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{answer}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What has been told, and what happens at once when it is sent. */
export function ReportReview({ state, inReview }: { state: ReportState; inReview: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.report, { returnObjects: true });
  return (
    <>
      <Answers typed={state.draft.typed} />
      <section className="theft__effects">
        <h2>{texts.atOnce}</h2>
        <ul>
          {[...(inReview ? [t(($) => $.thefts.inReview)] : texts.told), ...texts.effects].map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </section>
      <FormFailure text={state.failure} />
      <div className="theft__buttons">
        <Button type="primary" size="large" danger loading={state.isPending} onClick={state.send}>
          {texts.send}
        </Button>
        <Button size="large" disabled={state.isPending} onClick={state.change}>
          {texts.change}
        </Button>
      </div>
    </>
  );
}
