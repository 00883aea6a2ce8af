import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { useAct } from "./use-act.ts";

type Wanted<Draft, Faults> = {
  readonly accountId: string;
  readonly empty: Draft;
  readonly faultsIn: (draft: Draft) => Faults;
  readonly send: (draft: Draft) => Promise<unknown>;
  readonly onDone: () => void;
};

/** What a form over a person's page holds until it is sent. What is wrong is named when it is tried, and no longer once something else is typed. */
export const useDraft = <Draft extends object, Faults extends object>({
  accountId,
  empty,
  faultsIn,
  send,
  onDone,
}: Wanted<Draft, Faults>) => {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [faults, setFaults] = useState<Faults>();
  const { mutate, isPending, error } = useAct(accountId, send, onDone);
  const onType = (change: Partial<Draft>): void => {
    setFaults(undefined);
    setDraft({ ...draft, ...change });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const found = faultsIn(draft);
    setFaults(found);
    if (Object.keys(found).length === 0) mutate(draft);
    else focusFirstWrong(form);
  };
  return { form, fields: { draft, faults, onType }, submit, isPending, error };
};
