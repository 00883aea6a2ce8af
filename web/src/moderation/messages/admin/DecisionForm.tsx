import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useNavigate } from "react-router-dom";
import {
  MessageReportDecision,
  type OpenedMessageReport,
} from "#contract/moderation/message-report-admin.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { decideMessageReport, reportQuery } from "#web/moderation/messages/message-reports-api.ts";
import { useDecisionDraft } from "#web/moderation/decision/use-decision-draft.ts";
import { Days, DecisionDraft, Explanation, Reason } from "./DecisionFields.tsx";

/** Another administrator has decided first. */
const isTooLate = (error: Error): boolean =>
  error instanceof ProblemError && error.code === "message-report-decided";

const useDecision = (reportId: string, forgetDraft: () => void) => {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.messageReports.waiting });
  return useMutation({
    mutationFn: (body: MessageReportDecision) => decideMessageReport({ params: { reportId }, body }),
    onSuccess: async () => {
      forgetDraft();
      toast.success(t(($) => $.messageReports.done));
      await refresh();
      await navigate("/admin-message-reports");
    },
    onError: async (error) => {
      if (!isTooLate(error)) return;
      toast.error(failureText(error));
      await refresh();
      await queries.invalidateQueries(reportQuery(reportId));
    },
  });
};

const isByPerson = ({ reason }: OpenedMessageReport): boolean =>
  reason !== "blocked" && reason !== "suspicious";

const first = ["dismissed", "warned", "closed", "barred"] as const;
const answers = ["upheld", "revoked"] as const;
const measures: readonly (string | undefined)[] = ["warned", "closed", "barred"];

/** Without an account nobody can be warned or barred. */
const withoutAccount = ["dismissed", "closed"] as const;

type FieldsProps = { report: OpenedMessageReport } & Parameters<typeof Reason>[0];

function Fields({ report, ...fields }: FieldsProps): ReactNode {
  const texts = useTexts(($) => $.messageReports.decide);
  const { outcome } = fields.draft;
  const isObjected = report.state === "objected";
  const measuresNow = report.hasAccount ? first : withoutAccount;
  const outcomes = isObjected ? answers : measuresNow;
  return (
    <>
      <ChoiceCards
        legend={isObjected ? texts.answer : texts.outcome}
        choices={outcomes.map((value) => ({ value, ...texts.outcomes[value] }))}
        chosen={outcomes.find((each) => each === outcome)}
        onChoose={(chosen) => fields.onType({ outcome: chosen })}
      />
      {outcome === "barred" && <Days {...fields} />}
      {measures.includes(outcome) && <Reason {...fields} />}
      {outcome !== undefined && (
        <Explanation {...fields} isReported={isByPerson(report)} hasAccount={report.hasAccount} />
      )}
    </>
  );
}

export function DecisionForm({ report }: { report: OpenedMessageReport }): ReactNode {
  const { t } = useTranslation();
  const key = `messageReports:${report.id}:${report.round}`;
  const { form, forget, check, ...fields } = useDecisionDraft(key, DecisionDraft, {
    reason: isByPerson(report) ? report.reason : "",
    days: 7,
    explanation: "",
  });
  const { mutate, error, isPending, isSuccess } = useDecision(report.id, forget);
  const texts = useTexts(($) => $.messageReports.decide);
  const decide = (event: FormEvent): void => {
    event.preventDefault();
    // The form stays for a moment after the decision, until the list is drawn.
    const decision =
      isPending || isSuccess ? undefined : check(MessageReportDecision, { round: report.round });
    if (decision !== undefined) mutate(decision);
  };
  return (
    <form className="case__part" ref={form} onSubmit={decide} noValidate>
      <h2>{texts.title}</h2>
      <Fields report={report} {...fields} />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button
        type="submit"
        className={`btn btn--${measures.includes(fields.draft.outcome) ? "danger" : "primary"}`}
        disabled={fields.draft.outcome === undefined}
        aria-disabled={isPending}
      >
        {isPending ? t(($) => $.common.sending) : texts.submit}
      </button>
      <p className="muted">{texts.audit}</p>
    </form>
  );
}
