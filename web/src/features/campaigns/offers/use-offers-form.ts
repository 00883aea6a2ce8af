import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useState } from "react";
import type { PackageList } from "#contract/campaigns.ts";
import { failureText } from "#web/api/failure-text.ts";
import { offersQuery, savePackages } from "#web/features/campaigns/campaigns-api.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { type Draft, draftOf, listOf, type Row } from "./offer-draft.ts";

/** The rows as they are typed; nothing is in force before they are saved. */
export const useOffersForm = (offers: PackageList, form: RefObject<HTMLFormElement | null>) => {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => draftOf(offers));
  const [tried, setTried] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: PackageList) => savePackages({ body }),
    onSuccess: (list) => {
      queries.setQueryData(offersQuery.queryKey, list);
      setDraft(draftOf(list));
    },
  });
  const change = (changes: Partial<Draft>): void => {
    reset();
    setDraft({ ...draft, ...changes });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const list = listOf(draft);
    setTried(list === undefined);
    if (list === undefined) focusFirstWrong(form);
    else if (!isPending) mutate(list);
  };
  return {
    draft,
    tried,
    change,
    setRow: (row: Row) => change({ rows: draft.rows.map((each) => (each.key === row.key ? row : each)) }),
    removeRow: ({ key }: Row) => change({ rows: draft.rows.filter((each) => each.key !== key) }),
    addRow: () =>
      change({ rows: [...draft.rows, { key: crypto.randomUUID(), id: "", points: "", price: "" }] }),
    undo: () => change(draftOf(offers)),
    submit,
    busy: isPending,
    isSaved: isSuccess,
    failure: error === null ? undefined : failureText(error),
  };
};
