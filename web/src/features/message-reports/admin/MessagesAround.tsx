import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedMessageReport } from "#contract/message-report-admin.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** The message that was reported among those around it. Nothing in them is a link. */
export function MessagesAround({ report }: { report: OpenedMessageReport }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.messageReports, { returnObjects: true, skipInterpolation: true });
  const { messages, reportedName, otherName } = report;
  return (
    <section className="msgreport__part" aria-labelledby="written">
      <h2 id="written">{texts.written}</h2>
      <p className="muted">{texts.writtenHint}</p>
      {!messages.some(({ isReported }) => isReported) && <p>{texts.gone}</p>}
      <ol className="msgreport__log">
        {messages.map(({ id, byReported, isReported, text, at }) => (
          <li
            key={id}
            className={isReported ? "msgreport__said msgreport__said--reported" : "msgreport__said"}
          >
            <p className="msgreport__who">
              <b>{byReported ? reportedName : otherName}</b>
              <time dateTime={at}>{momentText(at, language)}</time>
              {isReported && <Badge tone="stolen">{texts.isReported}</Badge>}
            </p>
            <p className="msgreport__words">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
