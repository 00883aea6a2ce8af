import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import { failureText } from "#web/api/failure-text.ts";
import { receiveStickerOrder, stickerOrders } from "./stickers-api.ts";

/** Where the person who ordered says that the letter has come. */
export function ReceiveOrder({ order }: { order: StickerOrder }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => receiveStickerOrder({ params: { orderId: order.id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: stickerOrders.queryKey }),
  });
  return (
    <>
      <button type="button" className="btn btn--primary" disabled={isPending} onClick={() => mutate()}>
        {t(($) => $.stickers.orders.received)}
      </button>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <p className="muted">
        {t(($) => $.stickers.orders.late)} <Link to="/contact">{t(($) => $.stickers.orders.contact)}</Link>
      </p>
    </>
  );
}
