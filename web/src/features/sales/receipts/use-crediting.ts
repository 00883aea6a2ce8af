import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NewCreditNote, type StoreReceipt, leftOf } from "#contract/sales/receipts.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { receipts } from "./receipts-api.ts";

type Draft = { readonly amount: string; readonly reason: string };
type Faults = Readonly<Partial<Record<keyof Draft, string>>>;

/** Whole kronor, with spaces between the thousands. */
const kronorIn = (typed: string): number =>
  /^[\d\s]+$/.test(typed.trim()) ? Number(typed.replaceAll(/\s/g, "")) : Number.NaN;

/** What was typed for a credit note. It stays until the register has said yes, and what is sent twice is one. */
export const useCrediting = (receipt: StoreReceipt, onDone: (note: StoreReceipt) => void) => {
  const queries = useQueryClient();
  const left = leftOf(receipt);
  const [draft, set] = useState<Draft>({ amount: String(left), reason: "" });
  const [idempotencyKey, rename] = useState(() => crypto.randomUUID());
  const [faults, mark] = useState<Faults>({});
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NewCreditNote) =>
      receipts.creditReceipt({ params: { number: receipt.number }, body }, { idempotencyKey }),
    onSuccess: async (note) => {
      onDone(note);
      await queries.invalidateQueries({ queryKey: queryKeys.sales.all });
    },
    onError: async (refused) => {
      if (!(refused instanceof ProblemError)) return;
      rename(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: queryKeys.sales.receipt(receipt.number) });
    },
  });
  const change = (changes: Partial<Draft>): void => {
    reset();
    mark({});
    rename(crypto.randomUUID());
    set({ ...draft, ...changes });
  };
  const submit = (): void => {
    const amount = kronorIn(draft.amount);
    const note = NewCreditNote.safeParse({ amount, reason: draft.reason });
    const broken = new Set(note.error?.issues.map(({ path }) => path[0]));
    const isOutside = broken.has("amount") || amount > left;
    mark({
      ...(isOutside && { amount: "price-range" }),
      ...(broken.has("reason") && { reason: "required" }),
    });
    if (note.success && !isOutside && !isPending) mutate(note.data);
  };
  const failure = error === null ? undefined : failureText(error);
  return { left, draft, change, submit, faults, busy: isPending, failure };
};
export type UsedCrediting = ReturnType<typeof useCrediting>;
