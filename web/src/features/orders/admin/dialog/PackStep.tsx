import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { takeStep } from "#contract/orders/machine.ts";
import { factsOf, summaryOf } from "#web/features/orders/admin/order-words.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { printOrders } from "#web/features/orders/admin/print-orders.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { StepButton } from "./StepButton.tsx";
import { useOrderStep } from "./use-order-step.ts";

/** Prints what goes into the letter, and marks it as packed. To print again changes nothing. */
export function PackStep({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { orderNumber } = order;
  const words = t(($) => $.adminOrders.packing, { returnObjects: true, skipInterpolation: true });
  const printing = useMutation({
    mutationFn: async () => {
      const contents = order.kind === "qr_order" ? undefined : summaryOf(t, order);
      const file = await printOrders([{ order, contents }], AbortSignal.timeout(120_000));
      saveFile(`${orderNumber}.pdf`, file);
    },
  });
  const packing = useOrderStep(orderNumber, async () => {
    await printing.mutateAsync();
    return ordersClient.takeOrderStep({ params: { orderNumber, step: "pack" } });
  });
  const busy = printing.isPending || packing.busy;
  const printable = order.kind === "inventory_order" || order.linked > 0;
  const failure = printing.isError ? words.noPdf : packing.failure;
  return (
    <>
      {takeStep(factsOf(order), "pack", "admin").ok && (
        <button
          type="button"
          className="btn btn--primary"
          disabled={busy}
          onClick={() => packing.act(undefined)}
        >
          {busy ? words.waiting : words.button}
        </button>
      )}
      {order.state !== "pending" && order.state !== "cancelled" && printable && (
        <button type="button" className="btn btn--quiet" disabled={busy} onClick={() => printing.mutate()}>
          {words.printOnly}
        </button>
      )}
      <StepButton order={order} step="unpack" />
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
