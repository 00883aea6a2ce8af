import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { daysToDecide, type ReceivedFoundReport } from "#contract/found-reports.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { findTone } from "#web/ui/find-tone.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Contact } from "./Contact.tsx";
import { isOpen } from "./is-open.ts";
import { DecideDialog } from "./DecideDialog.tsx";

type Props = { report: ReceivedFoundReport };

function Facts({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { location, description, contact, reportedAt } = report;
  const texts = t(($) => $.finds.received, { returnObjects: true });
  return (
    <dl className="received__facts">
      <dt>{texts.place}</dt>
      <dd>{location}</dd>
      {description !== undefined && (
        <>
          <dt>{texts.description}</dt>
          <dd className="received__words">{description}</dd>
        </>
      )}
      <dt>{texts.contact}</dt>
      <dd>{contact === undefined ? texts.contactGone : <Contact contact={contact} />}</dd>
      <dt>{texts.when}</dt>
      <dd>{dayText(reportedAt, language)}</dd>
    </dl>
  );
}

/** The dialog closes with the question: once it is answered there is nothing left to ask. */
function Answers({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<"confirm" | "reject">();
  const texts = t(($) => $.finds.received, { returnObjects: true });
  const button = { type: "button", "aria-haspopup": "dialog" } as const;
  return (
    <div className="received__ways">
      <button {...button} className="btn btn--primary" onClick={() => ask("confirm")}>
        {texts.confirm}
      </button>
      <button {...button} className="btn btn--ghost" onClick={() => ask("reject")}>
        {texts.reject}
      </button>
      {asking !== undefined && (
        <DecideDialog report={report} asking={asking} onClose={() => ask(undefined)} />
      )}
    </div>
  );
}

/** One report, as the owner of the bike reads it, and what the owner says to it. */
export function ReceivedFind({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { state, finderName } = report;
  const texts = t(($) => $.finds.received, { returnObjects: true });
  return (
    <article className="received__find" aria-labelledby={id}>
      <div className="received__head">
        <h3 id={id}>
          {finderName === undefined
            ? texts.fromStranger
            : t(($) => $.finds.received.from, { name: finderName })}
        </h3>
        <Badge tone={findTone[state]}>
          {t(($) => $.finds.received.states[state], { days: daysToDecide })}
        </Badge>
      </div>
      <Facts report={report} />
      {isOpen(report) && <Answers report={report} />}
    </article>
  );
}
