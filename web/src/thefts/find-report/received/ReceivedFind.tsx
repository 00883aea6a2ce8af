import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import {
  daysToDecide,
  type ReceivedFoundReport,
  daysOfHold,
  finderPoints,
} from "#contract/thefts/found-reports.ts";
import { mailtoOf } from "#contract/platform/mailto.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { findTone } from "#web/thefts/find-tone.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { isOpen } from "./is-open.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { useFindDecision } from "./received-reports.ts";

type DecideDialogProps = { report: ReceivedFoundReport; asking: "confirm" | "reject"; onClose: () => void };

function DecideDialog({ report, asking, onClose }: DecideDialogProps): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useFindDecision(report);
  const confirms = asking === "confirm";
  const texts = useTexts(($) => $.finds.received);
  const { title, text, submit } = confirms ? texts.confirming : texts.rejecting;
  const { reason: label, hint } = texts.rejecting;
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      danger={!confirms}
      reason={confirms ? undefined : { label, hint, required: false }}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={(reason) => mutate(confirms ? { decision: "confirm" } : { decision: "reject", reason })}
      onClose={onClose}
    >
      <p>{text}</p>
      {confirms && report.finderName !== undefined && (
        <p>{t(($) => $.finds.received.confirming.points, { points: finderPoints, count: daysOfHold })}</p>
      )}
    </DecisionDialog>
  );
}

const linkTo = (contact: string): string | undefined => {
  if (/^[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}$/i.test(contact)) return mailtoOf(contact);
  if (/^\+?[\d\s-]{6,20}$/.test(contact)) return `tel:${contact.replaceAll(/[\s-]/g, "")}`;
  return undefined;
};

/** Links e-mail addresses and phone numbers. */
function Contact({ contact }: { contact: string }): ReactNode {
  const href = linkTo(contact);
  return href === undefined ? contact : <a href={href}>{contact}</a>;
}

type Props = { report: ReceivedFoundReport };

function Said({ report }: Props): ReactNode {
  const language = usePageLanguage();
  const { location, description, contact, reportedAt } = report;
  const texts = useTexts(($) => $.finds.received);
  return (
    <Facts
      facts={[
        [texts.place, location],
        [texts.description, description],
        [
          texts.contact,
          contact === undefined ? texts.contactGone : <Contact key="contact" contact={contact} />,
        ],
        [texts.when, dayText(reportedAt, language)],
      ]}
    />
  );
}

/** Disappears once the owner has decided about the report. */
function Answers({ report }: Props): ReactNode {
  const [asking, ask] = useState<"confirm" | "reject">();
  const texts = useTexts(($) => $.finds.received);
  const button = { type: "button", "aria-haspopup": "dialog" } as const;
  return (
    <div className="ways">
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

export function ReceivedFind({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { state, finderName } = report;
  const texts = useTexts(($) => $.finds.received);
  return (
    <article className="received__find" aria-labelledby={id}>
      <div className="ways ways--ends">
        <h3 id={id}>
          {finderName === undefined
            ? texts.fromStranger
            : t(($) => $.finds.received.from, { name: finderName })}
        </h3>
        <Badge tone={findTone[state]}>
          {t(($) => $.finds.received.states[state], { days: daysToDecide })}
        </Badge>
      </div>
      <Said report={report} />
      {isOpen(report) && <Answers report={report} />}
    </article>
  );
}
