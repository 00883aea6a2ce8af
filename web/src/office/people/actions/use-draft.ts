import { type FormEvent, useRef, useState } from "react";
import type * as z from "zod";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { useAct } from "./use-act.ts";

type DraftOptions<Draft, Faults> = {
  readonly accountId: string;
  /** Distinguishes the draft from others about the person. */
  readonly draftKey: string;
  readonly schema: z.ZodType<Draft>;
  readonly empty: Draft;
  readonly faultsIn: (draft: Draft) => Faults;
  readonly send: (draft: Draft) => Promise<unknown>;
  readonly onDone: () => void;
};

/** Shows errors on submit and clears them when the administrator types again. */
export const useDraft = <Draft extends object, Faults extends object>({
  accountId,
  draftKey,
  schema,
  empty,
  faultsIn,
  send,
  onDone,
}: DraftOptions<Draft, Faults>) => {
  const form = useRef<HTMLFormElement>(null);
  const { draft, write, forget } = useKeptDraft(`people:${accountId}:${draftKey}`, schema, empty);
  const close = (): void => {
    forget();
    onDone();
  };
  const [faults, setFaults] = useState<Faults>();
  const { mutate, isPending, error } = useAct(accountId, send, close);
  const onType = (change: Partial<Draft>): void => {
    setFaults(undefined);
    write({ ...draft, ...change });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const newFaults = faultsIn(draft);
    setFaults(newFaults);
    if (Object.keys(newFaults).length === 0) mutate(draft);
    else focusFirstWrong(form);
  };
  return { form, fields: { draft, faults, onType }, submit, close, isPending, error };
};
