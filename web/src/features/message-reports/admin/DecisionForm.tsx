import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { MessageReportDecision, OpenedMessageReport } from "#contract/message-report-admin.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { ChoiceCards } from "#web/ui/choice/ChoiceCards.tsx";
import { useToast } from "#web/ui/use-toast.ts";
import { decideMessageReport, reportQuery } from "../message-reports-api.ts";
import { checkDecision, type DecisionDraft, type DecisionFaults } from "./decision-draft.ts";
import { Days, Explanation, Reason } from "./DecisionFields.tsx";

/** Someone was quicker: the page shows how it stands. */
const isTooLate = (error: Error): boolean =>
  error instanceof ProblemError && error.code === "message-report-decided";

const useDecision = (reportId: string) => {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.messageReports.waiting });
  return useMutation({
    mutationFn: (body: MessageReportDecision) => decideMessageReport({ params: { reportId }, body }),
    onSuccess: async () => {
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

/** What is typed, and what is wrong with it once someone has tried to send it. */
const useDraft = ({ reason }: OpenedMessageReport) => {
  const isGiven = reason !== "blocked" && reason !== "suspicious";
  const [draft, setDraft] = useState<DecisionDraft>({
    outcome: undefined,
    reason: isGiven ? reason : "",
    days: 7,
    explanation: "",
  });
  const [faults, setFaults] = useState<DecisionFaults>({});
  const type = (change: Partial<DecisionDraft>): void => {
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
    setDraft({ ...draft, ...change });
  };
  return { draft, faults, type, setFaults };
};

const first = ["dismissed", "warned", "closed", "barred"] as const;
const answers = ["upheld", "revoked"] as const;
const measures: readonly (string | undefined)[] = ["warned", "closed", "barred"];

type FieldsProps = { isObjected: boolean } & Parameters<typeof Reason>[0];

/** What is done, and what has to be said of that. */
function Fields({ isObjected, ...fields }: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messageReports.decide, { returnObjects: true, skipInterpolation: true });
  const { outcome } = fields.draft;
  const outcomes = isObjected ? answers : first;
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
      {outcome !== undefined && <Explanation {...fields} />}
    </>
  );
}

/** What is done about it, and why. */
export function DecisionForm({ report }: { report: OpenedMessageReport }): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { draft, faults, type, setFaults } = useDraft(report);
  const { mutate, error, isPending } = useDecision(report.id);
  const texts = t(($) => $.messageReports.decide, { returnObjects: true, skipInterpolation: true });
  const decide = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const checked = checkDecision(draft, report.round);
    if ("decision" in checked) return mutate(checked.decision);
    setFaults(checked.faults);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  return (
    <form className="msgreport__part msgreport__form" ref={form} onSubmit={decide} noValidate>
      <h2>{texts.title}</h2>
      <Fields isObjected={report.state === "objected"} draft={draft} faults={faults} onType={type} />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button
        type="submit"
        className={`btn btn--${measures.includes(draft.outcome) ? "danger" : "primary"}`}
        disabled={draft.outcome === undefined}
        aria-disabled={isPending}
      >
        {isPending ? t(($) => $.common.sending) : texts.submit}
      </button>
      <p className="muted">{texts.audit}</p>
    </form>
  );
}
