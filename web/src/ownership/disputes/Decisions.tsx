import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OwnershipDispute } from "#contract/ownership/ownership-disputes.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Appeal } from "#web/moderation/decision/Appeal.tsx";
import { disputeApi, disputeQuery } from "#web/ownership/dispute-api.ts";
import { StatementForm } from "./StatementForm.tsx";

type Props = { dispute: OwnershipDispute };

function DisputeAppeal({ dispute: { id, appeal } }: Props): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const texts = useTexts(($) => $.ownershipDisputes.appeal);
  return (
    <Appeal
      appeal={appeal}
      texts={texts}
      possible={(day) => t(($) => $.ownershipDisputes.appeal.possible, { day })}
      form={
        <StatementForm
          draftKey={`appeal:${id}`}
          words={texts}
          send={(body, idempotencyKey) =>
            disputeApi.appealOwnershipDecision({ params: { disputeId: id }, body }, { idempotencyKey })
          }
          onSent={(dispute) => queries.setQueryData(disputeQuery(id).queryKey, dispute)}
        />
      }
    >
      <p className="muted">{texts.court}</p>
    </Appeal>
  );
}

export function Decisions({ dispute }: Props): ReactNode {
  const language = usePageLanguage();
  const { side, decisions } = dispute;
  const texts = useTexts(($) => $.ownershipDisputes);
  if (decisions.length === 0) return null;
  return (
    <>
      <section className="decided__part">
        <h2>{texts.decisions}</h2>
        {decisions.map(({ outcome, reasons, at, afterAppeal }) => (
          <article key={at} className="card card--start">
            <h3>
              {afterAppeal && texts.afterAppeal}
              {texts.outcomes[side][outcome]}
            </h3>
            <p className="muted">{dayText(at, language)}</p>
            {outcome === "unproved" && <p>{texts.unproved}</p>}
            <blockquote>{reasons}</blockquote>
            <p className="muted">{texts.byPeople}</p>
          </article>
        ))}
      </section>
      <DisputeAppeal dispute={dispute} />
    </>
  );
}
