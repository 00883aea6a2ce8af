import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { orderQuery } from "#web/stickers/orders/admin/orders-api.ts";

/** Changes an order and shows the result. If someone else changed it first, refetches it. */
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
