import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { AdStatement } from "#contract/moderation/ad-decisions.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";

function Restored({ statement }: { statement: AdStatement }): ReactNode {
  const { restoredAs, notRestored } = statement;
  const texts = useTexts(($) => $.adDecision.restored);
  if (restoredAs === "active" || restoredAs === "paused" || restoredAs === "expired")
    return <p>{texts[restoredAs]}</p>;
  if (notRestored === undefined) return null;
  return (
    <p>
      {texts.not} {problemText(notRestored)}
    </p>
  );
}

export function Statement({ statement }: { statement: AdStatement }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { outcome, reason, ground, reference, facts, explanation, at } = statement;
  const texts = useTexts(($) => $.adDecision.statement);
  const lines = [
    [texts.reason, reason && t(($) => $.adReport.reasons[reason])],
    [texts.ground, ground && `${texts.grounds[ground]}: ${reference ?? ""}`],
    [texts.facts, facts],
    [texts.explanation, explanation],
  ] as const;
  return (
    <article className={`card adstatement--${outcome}`}>
      <h3>{statement.afterAppeal ? texts.again[outcome] : texts.first[outcome]}</h3>
      <p className="muted">{dayText(at, language)}</p>
      <Facts facts={lines} look="column" />
      <Restored statement={statement} />
      <p className="muted">
        {texts.byPerson}
        {statement.sameAdministrator && ` ${texts.same}`}
      </p>
    </article>
  );
}
