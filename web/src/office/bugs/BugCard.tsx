import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { BugState, ListedBug } from "#contract/office/bug-reports.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Badge, type BadgeTone } from "#web/platform/ui/Badge.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const tones: Readonly<Record<BugState, BadgeTone>> = {
  new: "unknown",
  triaged: "review",
  resolved: "registered",
};

export function StateBadge({ state }: { state: BugState }): ReactNode {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(($) => $.bugReports.badges[state])}</Badge>;
}

/** Starts with the number of reports, which shows how urgent it is. */
export function BugCard({ bug }: { bug: ListedBug }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const { id, path, error, words, count, lastAt, state } = bug;
  return (
    <article className="linkcard" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>
          <Link to={{ search: `id=${id}` }}>{words}</Link>
        </h2>
        <p className="muted">
          {[t(($) => $.bugReports.reports, { count }), path, error, momentText(lastAt, language)]
            .filter((part) => part !== undefined)
            .join(" · ")}
        </p>
      </div>
      <StateBadge state={state} />
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}
