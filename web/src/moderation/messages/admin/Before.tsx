import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedMessageReport } from "#contract/moderation/message-report-admin.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Statement } from "#web/moderation/messages/Statement.tsx";

type Props = { report: OpenedMessageReport };

function Decided({ report: { statements, objection } }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.messageReports, { returnObjects: true, skipInterpolation: true });
  if (statements.length === 0) return null;
  return (
    <section className="msgreport__part">
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

export function Before({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.messageReports, { returnObjects: true, skipInterpolation: true });
  const { earlier } = report;
  return (
    <>
      <Decided report={report} />
      <section className="msgreport__part">
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
