import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { failureText } from "#web/api/failure-text.ts";
import { ProblemError } from "#web/api/errors.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { newDraft, type OrderDraft, type OrderFault, orderOf } from "./order-draft.ts";
import { placeStoreOrder } from "#web/shared/store-stock/store-stock-api.ts";

/** What a store orders. What was typed stays until the server has said yes, and the same press is never two orders. */
export const useStoreOrder = () => {
  const queries = useQueryClient();
  const [draft, set] = useState(newDraft);
  const [faults, setFaults] = useState<readonly OrderFault[]>([]);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (body: Parameters<typeof placeStoreOrder>[0]["body"]) =>
      placeStoreOrder({ body }, { idempotencyKey: draft.idempotencyKey }),
    onSuccess: async () => {
      set(newDraft());
      await queries.invalidateQueries({ queryKey: queryKeys.storeOrders.all });
    },
    onError: (refused) => {
      if (refused instanceof ProblemError) set((now) => ({ ...now, idempotencyKey: crypto.randomUUID() }));
    },
  });
  const change = (changes: Partial<OrderDraft>): void => {
    reset();
    setFaults([]);
    // Another order than the one that may have been sent.
    set((now) => ({ ...now, idempotencyKey: crypto.randomUUID(), ...changes }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { order, faults: wrong = [] } = orderOf(draft);
    setFaults(wrong);
    if (order !== undefined && !isPending) mutate(order);
  };
  const failure = error === null ? undefined : failureText(error);
  return { draft, change, submit, faults, busy: isPending, failure, placed: data };
};
