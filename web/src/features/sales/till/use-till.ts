import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { NewSale } from "#contract/sales/new-sale.ts";
import type { Sale } from "#contract/sales/sales.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { salesOf } from "#web/features/sales/sales-api.ts";
import { SaleDraft, newDraft } from "./draft.ts";
import { type Faults, saleOf } from "./sale-of.ts";
import { type TillOf, keptName } from "./outbox.ts";
import { useOutbox } from "./use-outbox.ts";

/** A sale that was made, and how long it took from the first key. */
export type Done = { readonly sale: Sale; readonly seconds: number };

const nameOf = (till: TillOf): string => `cr:${keptName(till)}:draft`;

const readDraft = (till: TillOf): SaleDraft =>
  SaleDraft.safeParse(keptInTab(nameOf(till))).data ?? newDraft();

/** Whole seconds since the first key. A customer who was there for more than an hour was a till that was left. */
const measured = (startedAt: number | undefined): number | undefined => {
  const seconds = startedAt === undefined ? 0 : Math.round((Date.now() - startedAt) / 1000);
  return seconds >= 1 && seconds <= 3600 ? seconds : undefined;
};

/** What is typed survives a reload of the tab, under the account and the store that it was typed for. */
const useKeptDraft = (till: TillOf) => {
  const [draft, set] = useState(() => readDraft(till));
  const keep = (next: SaleDraft): void => {
    keepInTab(nameOf(till), next);
    set(next);
  };
  return [draft, keep] as const;
};

const send = (till: TillOf, body: NewSale, idempotencyKey: string): Promise<Sale> =>
  salesOf(till).registerSale({ body }, { idempotencyKey });

/** One customer at the till after the other. What was typed stays until the register has said yes; without a network it waits on this device. */
export const useTill = (till: TillOf) => {
  const queries = useQueryClient();
  const [draft, keep] = useKeptDraft(till);
  const [faults, setFaults] = useState<Faults>({});
  const [startedAt, start] = useState<number>();
  const [done, finish] = useState<Done>();
  const outbox = useOutbox(till);
  const next = (): void => {
    keep(newDraft());
    setFaults({});
    start(undefined);
    finish(undefined);
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NewSale) => send(till, body, draft.idempotencyKey),
    onSuccess: async (sale) => {
      finish({ sale, seconds: Math.round((Date.now() - (startedAt ?? Date.now())) / 1000) });
      keep(newDraft());
      await queries.invalidateQueries({ queryKey: queryKeys.sales.all });
    },
    onError: (refused, sale) => {
      if (refused instanceof ProblemError) return keep({ ...draft, idempotencyKey: crypto.randomUUID() });
      outbox.add({ sale, draft });
      return next();
    },
  });
  const change = (changes: Partial<SaleDraft>): void => {
    reset();
    setFaults({});
    if (startedAt === undefined) start(Date.now());
    // Another sale than the one that may have been sent.
    keep({ ...draft, idempotencyKey: crypto.randomUUID(), ...changes });
  };
  const submit = (): void => {
    const made = saleOf(draft);
    setFaults("faults" in made ? made.faults : {});
    if ("sale" in made && !isPending) mutate({ ...made.sale, seconds: measured(startedAt) });
  };
  const failure = error instanceof ProblemError ? failureText(error) : undefined;
  return { draft, change, submit, faults, busy: isPending, failure, done, next, outbox };
};
export type UsedTill = ReturnType<typeof useTill>;
