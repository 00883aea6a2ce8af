import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnyStickerOrder } from "#contract/orders/sticker-orders.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { cancelAnyStickerOrder } from "./orders-api.ts";

type Props = { order: AnyStickerOrder; onClose: () => void };

/** Asks for the reason that the customer reads, before the points go back. */
export function CancelDialog({ order, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { userId, id: orderId, points, orderNumber: number } = order;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => cancelAnyStickerOrder({ params: { userId, orderId }, body: { reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminQueryKeys.adminOrders.all }),
  });
  const texts = t(($) => $.adminOrders.cancelling, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={t(($) => $.adminOrders.cancelling.title, { number })}
      submit={texts.ok}
      danger
      reason={{ label: texts.reason, hint: texts.hint, required: true }}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={(reason) => mutate(reason)}
      onClose={onClose}
    >
      <p>{t(($) => $.adminOrders.cancelling.text, { points })}</p>
    </DecisionDialog>
  );
}
