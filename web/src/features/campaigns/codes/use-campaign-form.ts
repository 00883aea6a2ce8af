import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useState } from "react";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { CampaignForm } from "#contract/campaigns.ts";
import { failureText } from "#web/api/failure-text.ts";
import { campaignsQuery, createCampaign } from "#web/features/campaigns/campaigns-api.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { checkDraft, type Draft, type Fault, newDraft } from "./campaign-draft.ts";

/** What is typed of a new code stays until the server has said yes. */
export const useCampaignForm = (form: RefObject<HTMLFormElement | null>, onDone: () => void) => {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => newDraft(isoDate(swedishDate(new Date()))));
  const [faults, setFaults] = useState<ReadonlySet<Fault>>(new Set());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CampaignForm) => createCampaign({ body }),
    onSuccess: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkDraft(draft);
    if ("faults" in checked) {
      setFaults(checked.faults);
      return focusFirstWrong(form);
    }
    setFaults(new Set());
    if (!isPending) mutate(checked.form);
  };
  return {
    draft,
    type: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    faults,
    submit,
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
  };
};
