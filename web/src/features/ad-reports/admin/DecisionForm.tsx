import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdCaseDecision, OpenedAdCase } from "#contract/ad-report-admin.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { ChoiceCards } from "#web/ui/choice/ChoiceCards.tsx";
import { useToast } from "#web/ui/use-toast.ts";
import { decideAdCase } from "../ad-reports-api.ts";
import { checkDecision, type DecisionDraft, type DecisionFaults } from "./decision-draft.ts";
import { Explanation, Grounds } from "./DecisionFields.tsx";

/** Someone was quicker: the list shows how it stands, and what is typed stays until then. */
const isTooLate = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "ad-case-decided" || error.code === "ad-case-not-found");

const useDecision = (caseId: string) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.adReports.waiting });
  return useMutation({
    mutationFn: (body: AdCaseDecision) => decideAdCase({ params: { caseId }, body }),
    onSuccess: async () => {
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

/** What is typed, and what is wrong with it once someone has tried to send it. */
const useDraft = (item: OpenedAdCase) => {
  const [draft, setDraft] = useState<DecisionDraft>({
    outcome: undefined,
    reason: item.reason,
    ground: "",
    reference: "",
    facts: "",
    explanation: "",
  });
  const [faults, setFaults] = useState<DecisionFaults>({});
  const type = (change: Partial<DecisionDraft>): void => {
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
    setDraft({ ...draft, ...change });
  };
  return { draft, faults, type, setFaults };
};

/** What becomes of the ad, and why. */
export function DecisionForm({ item }: { item: OpenedAdCase }): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { draft, faults, type, setFaults } = useDraft(item);
  const { mutate, error, isPending } = useDecision(item.id);
  const texts = t(($) => $.adCases.decide, { returnObjects: true });
  const decide = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const checked = checkDecision(draft, item.round);
    if ("decision" in checked) return mutate(checked.decision);
    setFaults(checked.faults);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  const fields = { draft, faults, onType: type };
  const { outcome } = draft;
  return (
    <form className="adcase__form" ref={form} onSubmit={decide} noValidate>
      <h3>{texts.title}</h3>
      <ChoiceCards
        legend={texts.outcome}
        choices={(["removed", "kept"] as const).map((value) => ({ value, ...texts.outcomes[value] }))}
        chosen={outcome}
        onChoose={(chosen) => type({ outcome: chosen })}
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
