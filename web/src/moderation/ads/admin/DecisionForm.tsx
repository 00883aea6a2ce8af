import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AdCaseDecision, type OpenedAdCase } from "#contract/moderation/ad-report-admin.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { decideAdCase } from "#web/moderation/ads/ad-reports-api.ts";
import { useDecisionDraft } from "#web/moderation/decision/use-decision-draft.ts";
import { DecisionDraft, Explanation, Grounds } from "./DecisionFields.tsx";

/** Another administrator has decided first. The list is refreshed and the typed text stays. */
const isTooLate = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "ad-case-decided" || error.code === "ad-case-not-found");

const useDecision = (caseId: string, forgetDraft: () => void) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.adReports.waiting });
  return useMutation({
    mutationFn: (body: AdCaseDecision) => decideAdCase({ params: { caseId }, body }),
    onSuccess: async () => {
      forgetDraft();
      toast.success(t(($) => $.adCases.done));
      await refresh();
    },
    onError: async (error) => {
      if (!isTooLate(error)) return;
      toast.error(failureText(error));
      await refresh();
    },
  });
};

const nothing = { ground: "", reference: "", facts: "", explanation: "" };

export function DecisionForm({ item }: { item: OpenedAdCase }): ReactNode {
  const { t } = useTranslation();
  const key = `adReports:${item.id}:${item.round}`;
  const { form, forget, check, ...fields } = useDecisionDraft(key, DecisionDraft, {
    ...nothing,
    reason: item.reason,
  });
  const { mutate, error, isPending, isSuccess } = useDecision(item.id, forget);
  const texts = t(($) => $.adCases.decide, { returnObjects: true });
  const decide = (event: FormEvent): void => {
    event.preventDefault();
    // The form stays for a moment after the decision, until the list is drawn.
    const decision = isPending || isSuccess ? undefined : check(AdCaseDecision, { round: item.round });
    if (decision !== undefined) mutate(decision);
  };
  const { outcome } = fields.draft;
  return (
    <form className="case__part" ref={form} onSubmit={decide} noValidate>
      <h3>{texts.title}</h3>
      <ChoiceCards
        legend={texts.outcome}
        choices={(["removed", "kept"] as const).map((value) => ({ value, ...texts.outcomes[value] }))}
        chosen={outcome}
        onChoose={(chosen) => fields.onType({ outcome: chosen })}
      />
      {outcome === "removed" && <Grounds {...fields} />}
      {outcome !== undefined && <Explanation {...fields} />}
      <p role="alert">{error !== null && failureText(error)}</p>
      <button
        type="submit"
        className={`btn btn--${outcome === "removed" ? "danger" : "primary"}`}
        disabled={outcome === undefined}
        aria-disabled={isPending}
      >
        {isPending ? t(($) => $.common.sending) : texts.submit[outcome ?? "kept"]}
      </button>
      <p className="muted">{texts.audit}</p>
    </form>
  );
}
