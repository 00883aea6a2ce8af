import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedOwnershipDispute } from "#contract/office/ownership-dispute-cases.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = { item: OpenedOwnershipDispute };

/** Decisions with those who made them, and the appeal. */
export function Decided({ item: { decisions, appeal, appealUntil } }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.ownershipCases, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      {decisions.map(({ outcome, reasons, at, afterAppeal, by }) => (
        <section key={at} className="card">
          <h2>{afterAppeal ? texts.decidedAgain : texts.decided}</h2>
          <p className="muted">
            {by.map(({ name }) => name ?? texts.somebody).join(", ")}, {momentText(at, language)}
          </p>
          <Facts facts={[[texts.verdict.outcome, texts.verdict.outcomes[outcome].name]]} />
          <blockquote>{reasons}</blockquote>
        </section>
      ))}
      {appeal === undefined && appealUntil !== undefined && (
        <p>{t(($) => $.ownershipCases.appealUntil, { day: dayText(appealUntil, language) })}</p>
      )}
      {appeal && (
        <section className="card">
          <h2>{texts.appealBy[appeal.side]}</h2>
          <p className="muted">{momentText(appeal.at, language)}</p>
          <blockquote>{appeal.text}</blockquote>
        </section>
      )}
    </>
  );
}
