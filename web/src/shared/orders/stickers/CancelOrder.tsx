import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { cancelStickerOrder, stickerOrders } from "./stickers-api.ts";

/** Cancels an order that nobody has begun with. Where someone was faster, the list shows how it stands. */
export function CancelOrder({ order }: { order: StickerOrder }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [asking, ask] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => cancelStickerOrder({ params: { orderId: order.id } }),
    onSettled: (_, failure) => {
      if (failure !== null && !(failure instanceof ProblemError)) return;
      void queries.invalidateQueries({ queryKey: stickerOrders.queryKey });
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
  const close = (): void => {
    reset();
    ask(false);
  };
  return (
    <>
      <button type="button" className="btn btn--quiet" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t(($) => $.stickers.orders.cancel)}
      </button>
      {asking && (
        <DecisionDialog
          title={t(($) => $.stickers.orders.cancelling.title)}
          submit={t(($) => $.stickers.orders.cancelling.ok)}
          danger
          busy={isPending}
          failure={error === null ? undefined : failureText(error)}
          onDecide={() => mutate()}
          onClose={close}
        >
          <p>{t(($) => $.stickers.orders.cancelling.text, { points: order.points })}</p>
        </DecisionDialog>
      )}
    </>
  );
}
