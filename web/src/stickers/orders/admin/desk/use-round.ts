import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ordersClient } from "#web/stickers/orders/admin/orders-api.ts";
import { printLetters, codesOf } from "#web/stickers/orders/admin/print-orders.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import type { Calls } from "./desk-jobs.ts";
import { type Packing, startPacking } from "./packing.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import type { Letter } from "./desk.ts";
import { lackingCodes } from "./waiting-orders.ts";

type Making = { readonly signal: AbortSignal; readonly onMade: (count: number) => void };

/** Makes an order's missing codes. The server saves the codes of each request. */
const makeFor = async (order: Order, { signal, onMade }: Making): Promise<Order> => {
  const { orderNumber } = order;
  let now = order;
  while (lackingCodes(now) > 0) {
    const next = await ordersClient.makeOrderCodes({ params: { orderNumber } }, { signal });
    onMade(Math.max(0, lackingCodes(now) - lackingCodes(next)));
    now = next;
  }
  return now;
};

/** Makes all missing codes. If an order cannot get any, the others still get theirs. */
const makeCodes = async (orders: readonly Order[], making: Making): Promise<Order[]> => {
  const made: Order[] = [];
  for (const order of orders)
    try {
      made.push(await makeFor(order, making));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status >= 500) throw error;
      made.push(order);
    }
  return made;
};

/** Turns orders into letters, except store orders that still lack codes. */
const lettersOf = async (orders: readonly Order[], signal: AbortSignal): Promise<Letter[]> => {
  const letters: Letter[] = [];
  for (const order of orders) {
    if (order.kind === "qr_order" && lackingCodes(order) > 0) continue;
    const codes = order.linked === 0 ? [] : await codesOf(order.orderNumber, signal);
    letters.push({ order, codes, scanned: [], packed: false });
  }
  return letters;
};

const calls: Calls = {
  link: (orderNumber, uid) => ordersClient.linkOrderCode({ params: { orderNumber, uid } }),
  unlink: (orderNumber, uid) => ordersClient.unlinkOrderCode({ params: { orderNumber, uid } }),
  step: (orderNumber, step) => ordersClient.takeOrderStep({ params: { orderNumber, step } }),
  get: (orderNumber) => ordersClient.getOrder({ params: { orderNumber } }),
};

/** The preparations of a round. Without `make`, missing stickers come from a roll. */
export type Start = { readonly make: boolean; readonly print: boolean };

/** Starts a round. Stopping keeps all codes made so far, and the next try continues from there. */
export const useRound = (orders: readonly Order[], onBegin: (packing: Packing) => void) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const stopper = useRef<AbortController>(undefined);
  const [made, setMade] = useState(0);
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
