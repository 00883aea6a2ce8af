import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Check } from "lucide-react";
import { takeStep, progressOf } from "#contract/stickers/orders/machine.ts";
import { isDelayed } from "#contract/stickers/orders/order-times.ts";
import type { StickerOrder } from "#contract/stickers/orders/sticker-orders.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { OrderBadge } from "#web/stickers/order-parts/OrderBadge.tsx";
import { OrderProgress } from "#web/stickers/order-parts/OrderProgress.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { cancelStickerOrder, stickerOrders, receiveStickerOrder } from "./stickers-api.ts";

/** Cancels an order before it is packed. If someone packed it meanwhile, the list shows its new state. */
function CancelOrder({ order }: { order: StickerOrder }): ReactNode {
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

type Step = {
  readonly id: "ordered" | "linked" | "packed" | "sent" | "received";
  readonly done: boolean;
  readonly at?: string | undefined;
};

/** A step that an administrator skipped by hand counts as done but has no time. */
const stepsOf = (order: StickerOrder): readonly Step[] => {
  const progress = progressOf(order.state);
  return [
    { id: "ordered", done: true, at: order.createdAt },
    { id: "linked", done: progress >= 40 },
    { id: "packed", done: progress >= 80, at: order.packedAt },
    { id: "sent", done: progress >= 100, at: order.sentAt },
    { id: "received", done: order.state === "completed", at: order.completedAt },
  ];
};

function OrderSteps({ order }: { order: StickerOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <ol className="order-steps">
      {stepsOf(order).map(({ id, done, at }) => (
        <li key={id} className={done ? "order-steps__done" : undefined}>
          <span className="order-steps__mark">{done && <Check size={16} aria-hidden="true" />}</span>
          <span>
            {t(($) => $.stickers.orders.steps[id])}
            {at !== undefined && <small className="muted">{momentText(at, language)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function ReceiveOrder({ order }: { order: StickerOrder }): ReactNode {
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

const canTakeStep = ({ state, count, linked }: StickerOrder, step: "cancel" | "complete"): boolean =>
  takeStep({ kind: "customer", state, wanted: count, linked }, step, "customer").ok;

function Placed({ order }: { order: StickerOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { bike, count, points, address, state, orderNumber: number, createdAt } = order;
  return (
    <article className="card sticker-order">
      <p>
        <b>
          {t(($) => $.stickers.orders.count, { count })}, {bike}
        </b>{" "}
        <OrderBadge state={state} />
      </p>
      <OrderProgress state={state} />
      <p className="muted">
        {t(($) => $.stickers.orders.placed, { number, date: dayText(createdAt, language) })} ·{" "}
        {t(($) => $.common.points.balance, { points })}
      </p>
      <p className="muted">
        {address.name}, {address.street}, {address.postalCode} {address.city}
      </p>
      {isDelayed(order) && <p>{t(($) => $.stickers.orders.delayed)}</p>}
      {order.cancelledAt !== undefined && (
        <p>{t(($) => $.stickers.orders.cancelledOn, { date: dayText(order.cancelledAt, language) })}</p>
      )}
      {order.reason !== undefined && (
        <p>{t(($) => $.stickers.orders.cancelledByUs, { reason: order.reason })}</p>
      )}
      {state !== "cancelled" && <OrderSteps order={order} />}
      {canTakeStep(order, "complete") && <ReceiveOrder order={order} />}
      {canTakeStep(order, "cancel") && <CancelOrder order={order} />}
    </article>
  );
}

export function StickerOrders(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useInfiniteQuery(stickerOrders);
  return (
    <section className="sticker-orders" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.stickers.orders.title)}</h2>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.stickers.orders.empty)}</p>}
        keyOf={({ id }) => id}
      >
        {(order) => <Placed order={order} />}
      </PagedList>
    </section>
  );
}
