import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "#contract/points/purchases.ts";
import { ShowReceipt } from "#web/points/purchases/purchases/ShowReceipt.tsx";
import { itemText } from "#web/points/purchases/purchases/purchase-text.ts";
import { Withdrawal } from "#web/points/purchases/purchases/withdrawal/Withdrawal.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { Badge, type BadgeTone } from "#web/platform/ui/Badge.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const tones: Readonly<Record<Purchase["state"], BadgeTone>> = {
  open: "unknown",
  processing: "review",
  paid: "registered",
  failed: "unknown",
  expired: "unknown",
  refunding: "review",
  refunded: "unknown",
};

const invoiceStateOf = ({ state, invoice }: Purchase): "unpaid" | "settled" | "credited" | undefined => {
  if (invoice === undefined) return undefined;
  if (state === "refunded") return "credited";
  if (state !== "paid") return undefined;
  return invoice.paidAt === undefined ? "unpaid" : "settled";
};

function StateBadge({ purchase }: { purchase: Purchase }): ReactNode {
  const { t } = useTranslation();
  const invoiceState = invoiceStateOf(purchase);
  return (
    <Badge tone={invoiceState === "unpaid" ? "review" : tones[purchase.state]}>
      {invoiceState === undefined
        ? t(($) => $.purchases.states[purchase.state])
        : t(($) => $.purchases.invoiceStates[invoiceState])}
    </Badge>
  );
}

export function PurchaseCard({ purchase }: { purchase: Purchase }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const id = useId();
  const { orderNumber, createdAt, paidAt, price, payAt, receiptNumber, reversedMoney = 0 } = purchase;
  return (
    <article className="card purchase" aria-labelledby={id}>
      <div className="purchase__head">
        <h2 id={id}>{itemText(purchase)}</h2>
        <b className="purchase__price">{moneyText(price, language)}</b>
      </div>
      <p className="purchase__about">
        <StateBadge purchase={purchase} />
        <span className="muted">
          {dayText(paidAt ?? createdAt, language)} ·{" "}
          <span className="purchase__number">{t(($) => $.purchases.order, { number: orderNumber })}</span>
        </span>
      </p>
      {reversedMoney > 0 && (
        <p className="muted">
          {t(($) => $.purchases.reversed, { price: moneyText(reversedMoney, language) })}
        </p>
      )}
      <div className="purchase__ways">
        {receiptNumber !== undefined && <ShowReceipt purchase={purchase} />}
        {payAt !== undefined && (
          <a className="btn btn--ghost" href={payAt}>
            {t(($) => $.purchases.goOnPaying)}
          </a>
        )}
        <Withdrawal purchase={purchase} />
      </div>
    </article>
  );
}
