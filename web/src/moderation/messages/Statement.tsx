import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { MessageStatement } from "#contract/moderation/message-reports.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type ShownStatement = Pick<MessageStatement, "at" | "explanation"> &
  Partial<Omit<MessageStatement, "outcome">> & {
    readonly outcome: MessageStatement["outcome"] | "acted";
  };

export function Statement({ statement }: { statement: ShownStatement }): ReactNode {
  const language = usePageLanguage();
  const { outcome, reason, until, explanation, at, sameAdministrator } = statement;
  const texts = useTexts(($) => $.messageDecision.statement);
  return (
    <article className="card">
      <h3>{texts.outcomes[outcome]}</h3>
      <p className="muted">{dayText(at, language)}</p>
      <Facts
        look="column"
        facts={[
          [texts.reason, reason && texts.reasons[reason]],
          [texts.until, until && dayText(until, language)],
          [texts.explanation, explanation],
        ]}
      />
      <p className="muted">
        {texts.byPerson}
        {sameAdministrator === true && ` ${texts.same}`}
      </p>
    </article>
  );
}
