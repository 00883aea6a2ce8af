import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "#contract/orders/admin-orders.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { orderQuery } from "#web/features/orders/admin/orders-api.ts";

/** Does something with an order and shows how it stands then. Where someone else was faster, it is fetched again. */
export const useOrderStep = <Input>(orderNumber: string, act: (input: Input) => Promise<Order>) => {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: (order) => queries.setQueryData(orderQuery(orderNumber).queryKey, order),
    onSettled: (_order, failure) => {
      if (failure !== null && !(failure instanceof ProblemError)) return;
      void queries.invalidateQueries({ queryKey: adminQueryKeys.adminOrders.all });
    },
  });
  return { act: mutate, busy: isPending, failure: error === null ? undefined : failureText(error) };
};
