import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type Of, Part, type Row } from "./Part.tsx";

function Change({ change }: { change: Row<"points"> }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { reason, amount, balanceAfter, at, text } = change;
  const points = Math.abs(amount);
  return (
    <div className="dossier__row dossier__row--points">
      <time dateTime={at}>{dayText(at, language)}</time>
      <span>
        {t(($) => $.pointsHistory.reasons[reason])}
        {text !== undefined && <small>{text}</small>}
      </span>
      <b className={amount > 0 ? "person__gained" : undefined}>
        {amount > 0
          ? t(($) => $.pointsHistory.gained, { points })
          : t(($) => $.pointsHistory.spent, { points })}
      </b>
      <span className="person__after">{t(($) => $.peopleAdmin.points, { points: balanceAfter })}</span>
    </div>
  );
}

/** The balance, and what came to it and went. */
export function PointsRows(of: Of): ReactNode {
  const { t } = useTranslation();
  const { balance } = of.person;
  const beside = (
    <p className="person__balance">
      {t(($) => $.peopleAdmin.balance)} <b>{t(($) => $.peopleAdmin.points, { points: balance })}</b>
    </p>
  );
  return (
    <Part
      {...of}
      part="points"
      pick={({ points }) => points}
      beside={beside}
      keyOf={({ at, balanceAfter }) => `${at} ${balanceAfter}`}
    >
      {(change) => <Change change={change} />}
    </Part>
  );
}
