import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { takeStep } from "#contract/stickers/orders/machine.ts";
import { isDelayed } from "#contract/stickers/orders/order-times.ts";
import type { StoreOrder } from "#contract/stickers/orders/store-orders.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { OrderBadge } from "#web/stickers/order-parts/OrderBadge.tsx";
import { OrderProgress } from "#web/stickers/order-parts/OrderProgress.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import {
  cancelStoreOrder,
  receiveStoreOrder,
  storeOrdersQuery,
} from "#web/stickers/store-stock/store-stock-api.ts";

const canTakeStep = ({ kind, state, count, linked }: StoreOrder, step: "cancel" | "complete"): boolean =>
  takeStep({ kind, state, wanted: count, linked }, step, "customer").ok;

type StepProps = { order: StoreOrder };

const useStep = (send: typeof cancelStoreOrder, { orderNumber }: StoreOrder) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send({ params: { orderNumber } }),
    onSettled: () =>
      Promise.all(
        [queryKeys.storeOrders.all, queryKeys.storeInventory.all].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
};

function Receive({ order }: StepProps): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useStep(receiveStoreOrder, order);
  return (
    <>
      <button type="button" className="btn btn--primary" disabled={isPending} onClick={() => mutate()}>
        {t(($) => $.storeInventory.orders.received)}
      </button>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </>
  );
}

function Cancel({ order }: StepProps): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState(false);
  const { mutate, isPending, error, reset } = useStep(cancelStoreOrder, order);
  const words = t(($) => $.storeInventory.orders.cancelling, { returnObjects: true });
  const close = (): void => {
    reset();
    ask(false);
  };
  return (
    <>
      <button type="button" className="btn btn--quiet" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t(($) => $.storeInventory.orders.cancel)}
      </button>
      {asking && (
        <DecisionDialog
          title={words.title}
          submit={words.ok}
          danger
          busy={isPending}
          failure={error === null ? undefined : failureText(error)}
          onDecide={() => mutate()}
          onClose={close}
        >
          <p>{words.text}</p>
        </DecisionDialog>
      )}
    </>
  );
}

function OwnSteps({ order }: StepProps): ReactNode {
  return (
    <>
      {canTakeStep(order, "complete") && <Receive order={order} />}
      {canTakeStep(order, "cancel") && <Cancel order={order} />}
    </>
  );
}

function Placed({ order }: { order: StoreOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const {
    orderNumber: number,
    kind,
    count,
    item = "",
    state,
    createdAt,
    sentAt,
    cancelledAt,
    reason,
  } = order;
  const day = (moment: string): string => dayText(moment, language);
  return (
    <article className="card qrrun" aria-label={number}>
      <h3>
        {kind === "qr_order"
          ? t(($) => $.storeInventory.orders.codes, { count })
          : t(($) => $.storeInventory.orders.goods, { count, item })}
      </h3>
      <p>
        <OrderBadge state={state} />
      </p>
      <OrderProgress state={state} />
      <p className="muted">{t(($) => $.storeInventory.orders.placed, { number, date: day(createdAt) })}</p>
      {sentAt !== undefined && <p>{t(($) => $.storeInventory.orders.sent, { date: day(sentAt) })}</p>}
      {cancelledAt !== undefined && (
        <p>{t(($) => $.storeInventory.orders.cancelled, { date: day(cancelledAt) })}</p>
      )}
      {reason !== undefined && <p>{t(($) => $.storeInventory.orders.reason, { reason })}</p>}
      {isDelayed(order) && <p>{t(($) => $.storeInventory.orders.delayed)}</p>}
      <OwnSteps order={order} />
    </article>
  );
}

export function StoreOrders(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(storeOrdersQuery);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<p className="muted">{t(($) => $.storeInventory.orders.empty)}</p>}
      keyOf={({ orderNumber }) => orderNumber}
    >
      {(order) => <Placed order={order} />}
    </PagedList>
  );
}
