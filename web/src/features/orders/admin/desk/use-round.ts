import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { printLetters } from "#web/features/orders/admin/print-orders.ts";
import { saveFile } from "#web/ui/save-file.ts";
import type { Calls } from "./desk-jobs.ts";
import { lettersOf, makeCodes } from "./make-codes.ts";
import { type Packing, startPacking } from "./packing.ts";

const calls: Calls = {
  link: (orderNumber, uid) => ordersClient.linkOrderCode({ params: { orderNumber, uid } }),
  unlink: (orderNumber, uid) => ordersClient.unlinkOrderCode({ params: { orderNumber, uid } }),
  step: (orderNumber, step) => ordersClient.takeOrderStep({ params: { orderNumber, step } }),
  get: (orderNumber) => ordersClient.getOrder({ params: { orderNumber } }),
};

/** What is done before the first scan. Stickers that are not made are taken from a roll. */
export type Start = { readonly make: boolean; readonly print: boolean };

/** Begins a round. Stopping keeps every code that was made, and the next try goes on from there. */
export const useRound = (orders: readonly Order[], onBegin: (packing: Packing) => void) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const stopper = useRef<AbortController>(undefined);
  const [made, setMade] = useState(0);
  // Nothing is printed for someone who has gone elsewhere.
  useEffect(() => () => stopper.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ make, print }: Start) => {
      const { signal } = (stopper.current = new AbortController());
      setMade(0);
      const onMade = (count: number): void => setMade((before) => before + count);
      const ready = make ? await makeCodes(orders, { signal, onMade }) : orders;
      const letters = await lettersOf(ready, signal);
      if (print) saveFile("plocka-och-packa.pdf", await printLetters(t, letters, signal));
      return startPacking(letters, calls, location.host);
    },
    onSuccess: onBegin,
    onError: () => void queries.invalidateQueries({ queryKey: adminQueryKeys.adminOrders.all }),
  });
  const stopped = error?.name === "AbortError";
  return {
    begin: mutate,
    busy: isPending,
    made,
    stop: () => stopper.current?.abort(),
    failure: stopped ? undefined : (error ?? undefined),
    stopped,
  };
};
