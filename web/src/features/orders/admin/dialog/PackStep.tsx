import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { takeStep } from "#contract/orders/machine.ts";
import { factsOf } from "#web/features/orders/admin/order-words.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { codesOf, printLetters } from "#web/features/orders/admin/print-orders.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { StepButton } from "./StepButton.tsx";
import { useOrderStep } from "./use-order-step.ts";

/** A document with everything for the letter, and the step that follows it. To print alone changes nothing. */
const usePacking = (order: Order) => {
  const { t } = useTranslation();
  const { orderNumber } = order;
  const printing = useMutation({
    mutationFn: async () => {
      const signal = AbortSignal.timeout(120_000);
      const codes = await codesOf(orderNumber, signal);
      saveFile(`${orderNumber}.pdf`, await printLetters(t, [{ order, codes }], signal));
    },
  });
  const packing = useOrderStep(orderNumber, async () => {
    await printing.mutateAsync();
    return ordersClient.takeOrderStep({ params: { orderNumber, step: "pack" } });
  });
  return {
    print: () => printing.mutate(),
    pack: () => packing.act(undefined),
    busy: printing.isPending || packing.busy,
    failure: printing.isError ? t(($) => $.adminOrders.packing.noPdf) : packing.failure,
  };
};

/** Why an order cannot be packed yet, or what packing it does. */
const hints = { "no-code-linked": "noCode", "no-codes-made": "noCodes" } as const;

/** Prints what goes into the letter, and marks it as packed. */
export function PackStep({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { print, pack, busy, failure } = usePacking(order);
  const words = t(($) => $.adminOrders.packing, { returnObjects: true, skipInterpolation: true });
  const outcome = takeStep(factsOf(order), "pack", "admin");
  const printable = order.kind === "inventory_order" || order.linked > 0;
  const hint =
    !outcome.ok &&
    (outcome.why === "no-code-linked" || outcome.why === "no-codes-made") &&
    hints[outcome.why];
  return (
    <>
      {(outcome.ok || hint) && <p className="muted">{words[hint || "text"]}</p>}
      {outcome.ok && (
        <button type="button" className="btn btn--primary" disabled={busy} onClick={pack}>
          {busy ? words.waiting : words.button}
        </button>
      )}
      {order.state !== "pending" && order.state !== "cancelled" && printable && (
        <button type="button" className="btn btn--quiet" disabled={busy} onClick={print}>
          {words.printOnly}
        </button>
      )}
      <StepButton order={order} step="unpack" />
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
