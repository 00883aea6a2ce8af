import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { takeStep } from "#contract/orders/machine.ts";
import { type AnyStickerOrder, stickerOrderFacts } from "#contract/orders/sticker-orders.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { OrderProgress } from "#web/shared/orders/OrderProgress.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { CancelDialog } from "./CancelDialog.tsx";

function Ended({ order }: { order: AnyStickerOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { cancelledAt, cancelledBy = "customer", reason } = order;
  if (cancelledAt === undefined) return null;
  return (
    <p>
      {t(($) => $.adminOrders.cancelledBy[cancelledBy], { date: momentText(cancelledAt, language) })}
      {reason !== undefined && ` ${t(($) => $.adminOrders.reason, { reason })}`}
    </p>
  );
}

/** What was ordered, for whom and where it goes. */
export function OrderCard({ order }: { order: AnyStickerOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [asking, ask] = useState(false);
  const { orderNumber: number, count, bike, points, address, state, createdAt } = order;
  return (
    <article className="adminorder" aria-label={number}>
      <div className="adminorder__head">
        <h2>{address.name}</h2>
        <Badge tone={state === "pending" ? "review" : "unknown"}>
          {t(($) => $.adminOrders.states[state])}
        </Badge>
      </div>
      <OrderProgress state={state} label={t(($) => $.adminOrders.progress)} />
      <p>{t(($) => $.adminOrders.what, { count, bike, points })}</p>
      <p>
        {address.street}, {address.postalCode} {address.city}
      </p>
      <p className="muted">
        {t(($) => $.adminOrders.placed, { number, date: momentText(createdAt, language) })}
      </p>
      <Ended order={order} />
      {takeStep(stickerOrderFacts(order), "cancel", "admin").ok && (
        <button
          type="button"
          className="btn btn--ghost adminorder__cancel"
          aria-haspopup="dialog"
          onClick={() => ask(true)}
        >
          {t(($) => $.adminOrders.cancel)}
        </button>
      )}
      {asking && <CancelDialog order={order} onClose={() => ask(false)} />}
    </article>
  );
}
