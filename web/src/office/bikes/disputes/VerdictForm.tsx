import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import {
  type OpenedOwnershipDispute,
  ownershipDisputeCaseRoutes,
  type OwnershipVerdict,
} from "#contract/office/ownership-dispute-cases.ts";
import { maxStatementLength, OwnershipOutcome } from "#contract/ownership/ownership-disputes.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { useDecisionDraft } from "#web/moderation/decision/use-decision-draft.ts";
import { decideOwnershipAppeal, proposeOwnershipDecision } from "./dispute-case-api.ts";
import { useCaseAct } from "./use-case-act.ts";

const Draft = z.object({ outcome: OwnershipOutcome.optional(), reasons: z.string() });

const { body: Verdict } = ownershipDisputeCaseRoutes.proposeOwnershipDecision;

const acts = { proposal: proposeOwnershipDecision, appeal: decideOwnershipAppeal };

type Props = { item: OpenedOwnershipDispute; about: keyof typeof acts };

const useVerdict = ({ item: { id: disputeId, version }, about }: Props) => {
  const { t } = useTranslation();
  const { form, forget, check, ...fields } = useDecisionDraft(
    `ownershipDisputes:${disputeId}:${about}`,
    Draft,
    { reasons: "" },
  );
  const { mutate, error, isPending, isSuccess } = useCaseAct(
    disputeId,
    (body: OwnershipVerdict) => acts[about]({ params: { disputeId }, body }),
    t(($) => $.ownershipCases.verdict[about].done),
    forget,
  );
  return {
    form,
    fields,
    busy: isPending,
    failure: error === null || isPending ? undefined : failureText(error),
    decide: (event: FormEvent): void => {
      event.preventDefault();
      // The form stays for a moment after the decision.
      const verdict = isPending || isSuccess ? undefined : check(Verdict, { version });
      if (verdict !== undefined) mutate(verdict);
    },
  };
};

type FieldsProps = ReturnType<typeof useVerdict>["fields"];

function VerdictFields({ draft: { outcome, reasons }, faults, onType }: FieldsProps): ReactNode {
  const texts = useTexts(($) => $.ownershipCases.verdict);
  return (
    <>
      <ChoiceCards
        legend={texts.outcome}
        choices={OwnershipOutcome.options.map((value) => ({ value, ...texts.outcomes[value] }))}
        chosen={outcome}
        onChoose={(chosen) => onType({ outcome: chosen })}
      />
      <LongField
        label={texts.reasons}
        hint={texts.reasonsHint}
        fault={faults["reasons"]}
        rows={6}
        maxLength={maxStatementLength}
        value={reasons}
        onType={(text) => onType({ reasons: text })}
      />
    </>
  );
}

/** The first administrator's proposal, or the decision of an appeal. */
export function VerdictForm(props: Props): ReactNode {
  const { t } = useTranslation();
  const { form, fields, busy, failure, decide } = useVerdict(props);
  const { title, text, send } = useTexts(($) => $.ownershipCases.verdict[props.about]);
  return (
    <form className="card disputecase__form" ref={form} onSubmit={decide} noValidate>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <VerdictFields {...fields} />
      <p role="alert">{failure}</p>
      <button
        type="submit"
        className="btn btn--primary"
        disabled={fields.draft.outcome === undefined}
        aria-disabled={busy}
      >
        {busy ? t(($) => $.common.sending) : send}
      </button>
      <p className="muted">{t(($) => $.ownershipCases.audit)}</p>
    </form>
  );
}
