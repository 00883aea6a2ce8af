import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type Of, Part, type Row } from "./Part.tsx";

function Decision({ decision }: { decision: Row<"decisions"> }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { at, by, action, reason } = decision;
  return (
    <div className="dossier__row dossier__row--told">
      <time dateTime={at}>{dayText(at, language)}</time>
      <span>
        <b>{by ?? t(($) => $.peopleAdmin.somebody)}</b> {t(($) => $.audit.actions[action])}
        {reason !== undefined && <small>{reason}</small>}
      </span>
    </div>
  );
}

/** What was done about someone, by whom and why. */
export function Decisions(of: Of): ReactNode {
  return (
    <Part {...of} part="decisions" pick={({ decisions }) => decisions} keyOf={({ id }) => id}>
      {(decision) => <Decision decision={decision} />}
    </Part>
  );
}
