import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type OpenedPerson, Part, type PartRow } from "./Part.tsx";

function Change({ change }: { change: PartRow<"points"> }): ReactNode {
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

export function PointsRows(opened: OpenedPerson): ReactNode {
  const { t } = useTranslation();
  const { balance } = opened.person;
  const beside = (
    <p className="person__balance">
      {t(($) => $.peopleAdmin.balance)} <b>{t(($) => $.peopleAdmin.points, { points: balance })}</b>
    </p>
  );
  return (
    <Part
      {...opened}
      part="points"
      pick={({ points }) => points}
      beside={beside}
      keyOf={({ at, balanceAfter }) => `${at} ${balanceAfter}`}
    >
      {(change) => <Change change={change} />}
    </Part>
  );
}
