import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ContactState, ListedContactCase } from "#contract/office/contact-cases.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { Badge, type BadgeTone } from "#web/platform/ui/Badge.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const tones: Readonly<Record<ContactState, BadgeTone>> = {
  new: "unknown",
  assigned: "review",
  answered: "registered",
  closed: "registered",
};

export function StateBadge({ state }: { state: ContactState }): ReactNode {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(($) => $.letters.badges[state])}</Badge>;
}

/** Days before the due date from which the badge counts them. */
const warningDays = 7;

export function DueBadge({ due }: Pick<ListedContactCase, "due">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (due?.daysLeft === undefined) return null;
  const { on, daysLeft } = due;
  if (daysLeft < 0) return <Badge tone="stolen">{t(($) => $.letters.due.late, { count: -daysLeft })}</Badge>;
  if (daysLeft === 0) return <Badge tone="stolen">{t(($) => $.letters.due.today)}</Badge>;
  if (daysLeft <= warningDays)
    return <Badge tone="review">{t(($) => $.letters.due.left, { count: daysLeft })}</Badge>;
  return <Badge tone="unknown">{t(($) => $.letters.due.on, { day: dayText(on, language) })}</Badge>;
}

export function LetterCard({ letter }: { letter: ListedContactCase }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const { caseNumber, topic, right, from, lastAt, holder, state, due } = letter;
  const texts = t(($) => $.letters, { returnObjects: true, skipInterpolation: true });
  const heldBy = holder && t(($) => $.letters.heldBy, { name: holder.name ?? texts.somebody });
  return (
    <article className="linkcard" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>
          <Link to={{ search: `id=${caseNumber}` }}>
            {right === undefined ? texts.topics[topic] : texts.rights[right]}
          </Link>
        </h2>
        <p className="muted">
          {[from, caseNumber, momentText(lastAt, language), heldBy]
            .filter((part) => part !== undefined)
            .join(" · ")}
        </p>
      </div>
      <div className="ways letters__badges">
        <StateBadge state={state} />
        <DueBadge due={due} />
      </div>
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}
