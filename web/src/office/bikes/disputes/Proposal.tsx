import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OpenedOwnershipDispute } from "#contract/office/ownership-dispute-cases.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { CaseDecision } from "#web/office/bikes/CaseDecision.tsx";
import { answerOwnershipProposal } from "./dispute-case-api.ts";
import { useShowCase } from "./use-case-act.ts";

type Props = { item: OpenedOwnershipDispute };

/** One administrator proposes, another confirms. */
export function Proposal({ item: { id, version, proposal, exempt } }: Props): ReactNode {
  const language = usePageLanguage();
  const { show, again } = useShowCase(id);
  const texts = useTexts(($) => $.ownershipCases);
  if (proposal === undefined) return null;
  const { outcome, reasons, by, mine, at } = proposal;
  const answer = async (decision: "approve" | "reject", reason: string): Promise<void> => {
    const body = decision === "approve" ? { decision, version } : { decision, reason, version };
    try {
      await show(await answerOwnershipProposal({ params: { disputeId: id }, body }));
    } catch (error) {
      void again();
      throw error;
    }
  };
  return (
    <section className="card">
      <h2>{texts.proposal.title}</h2>
      <p className="muted">
        {by.name ?? texts.somebody}, {momentText(at, language)}
      </p>
      <Facts facts={[[texts.verdict.outcome, texts.verdict.outcomes[outcome].name]]} />
      <blockquote>{reasons}</blockquote>
      {mine && <p>{texts.proposal.mine}</p>}
      {!exempt && (
        <div className="ways adminways">
          <CaseDecision
            queue="ownershipDisputes"
            caseId={id}
            takesKeys
            words={mine ? { reject: texts.proposal.takeBack } : texts.proposal}
            send={answer}
          />
        </div>
      )}
    </section>
  );
}
