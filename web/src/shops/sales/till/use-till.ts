import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import type { Sale } from "#contract/shops/sales/sales.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { salesOf } from "#web/shops/sales/sales-api.ts";
import { SaleDraft, newDraft } from "./draft.ts";
import { type Faults, saleOf } from "./sale-of.ts";
import { type TillOf, keptName } from "./outbox.ts";
import { useOutbox } from "./use-outbox.ts";

/** A finished sale, and its seconds since the first key press. */
export type Done = { readonly sale: Sale; readonly seconds: number };

const nameOf = (till: TillOf): string => `cr:${keptName(till)}:draft`;

const readDraft = (till: TillOf): SaleDraft =>
  SaleDraft.safeParse(keptInTab(nameOf(till))).data ?? newDraft();

/** Whole seconds since the first key press; undefined above an hour, as the till was abandoned. */
const measured = (startedAt: number | undefined): number | undefined => {
  const seconds = startedAt === undefined ? 0 : Math.round((Date.now() - startedAt) / 1000);
  return seconds >= 1 && seconds <= 3600 ? seconds : undefined;
};

/** The draft survives a reload, separately per account and store. */
const useKeptDraft = (till: TillOf) => {
  const [draft, set] = useState(() => readDraft(till));
  const keep = (next: SaleDraft): void => {
    keepInTab(nameOf(till), next);
    set(next);
  };
  return [draft, keep] as const;
};

/** The state of one customer, from the first key press to the next customer. */
const useCustomer = (till: TillOf) => {
  const [draft, keep] = useKeptDraft(till);
  const [faults, setFaults] = useState<Faults>({});
  const [startedAt, start] = useState<number>();
  const [done, finish] = useState<Done>();
  const [customer, greet] = useState(0);
  return {
    draft,
    faults,
    setFaults,
    startedAt,
    done,
    customer,
    renew: () => keep({ ...draft, idempotencyKey: crypto.randomUUID() }),
    write: (changes: Partial<SaleDraft>): void => {
      setFaults({});
      if (startedAt === undefined || done !== undefined) start(Date.now());
      // A scan on the page of a finished sale starts the next one.
      finish(undefined);
      // A changed draft must not repeat a sale that may have been sent.
      keep({ ...draft, idempotencyKey: crypto.randomUUID(), ...changes });
    },
    end: (sale: Sale): void => {
      finish({ sale, seconds: Math.round((Date.now() - (startedAt ?? Date.now())) / 1000) });
      keep(newDraft());
    },
    next: (): void => {
      keep(newDraft());
      setFaults({});
      start(undefined);
      finish(undefined);
      greet(customer + 1);
    },
  };
};

const send = (till: TillOf, body: NewSale, idempotencyKey: string): Promise<Sale> =>
  salesOf(till).registerSale({ body }, { idempotencyKey });

/** Keeps the draft until the server accepts it; without a network the sale goes to the outbox. */
export const useTill = (till: TillOf) => {
  const queries = useQueryClient();
  const { renew, write, end, setFaults, startedAt, ...shown } = useCustomer(till);
  const { draft, next } = shown;
  const outbox = useOutbox(till);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NewSale) => send(till, body, draft.idempotencyKey),
    onSuccess: async (sale) => {
      end(sale);
      await queries.invalidateQueries({ queryKey: queryKeys.sales.all });
    },
    onError: (refused, sale) => {
      if (!(refused instanceof ProblemError)) {
        outbox.add({ sale, draft });
        return next();
      }
      void queries.invalidateQueries({ queryKey: queryKeys.sales.all });
      return renew();
    },
  });
  const change = (changes: Partial<SaleDraft>): void => {
    reset();
    write(changes);
  };
  const submit = (): void => {
    const made = saleOf(draft);
    setFaults("faults" in made ? made.faults : {});
    if ("sale" in made && !isPending) mutate({ ...made.sale, seconds: measured(startedAt) });
  };
  const refused = error instanceof ProblemError ? error : undefined;
  const failure = refused && failureText(refused);
  const isTaken = refused?.code === "frame-number-taken";
  return { ...shown, change, submit, busy: isPending, failure, isTaken, outbox };
};
export type UsedTill = ReturnType<typeof useTill>;
