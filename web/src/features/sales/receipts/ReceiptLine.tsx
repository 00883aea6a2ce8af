import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StoreReceipt } from "#contract/sales/receipts.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const tones = {
  issued: "registered",
  "partly-credited": "review",
  credited: "unknown",
  "credit-note": "unknown",
} as const;

/** Over the columns, where there is room for them. Every line says the same to a screen reader by itself. */
export function ReceiptHead(): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeReceipts.columns, { returnObjects: true });
  return (
    <p className="receiptline receiptline--head" aria-hidden="true">
      <span>{words.number}</span>
      <span>{words.date}</span>
      <span />
      <span>{words.bike}</span>
      <span>{words.frame}</span>
      <span className="receiptline__amount">{words.amount}</span>
      <span>{words.state}</span>
    </p>
  );
}

/** A receipt in the list, which leads to its page. */
export function ReceiptLine({ receipt }: { receipt: StoreReceipt }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { number, issuedAt, bike, amount, state, credits } = receipt;
  const sign = credits === undefined ? 1 : -1;
  return (
    <Link className="receiptline" to={`/store-receipts/${number}`}>
      <span className="receiptline__number">
        <span className="sr">{t(($) => $.storeReceipts.columns.number)} </span>
        {number}
      </span>
      <span className="muted">{dayText(issuedAt, language)}</span>
      <span className="receiptline__picture" aria-hidden="true">
        <BikeArt type={bike.type} color={bike.color} />
      </span>
      <b>
        {bike.brand} {bike.model}
      </b>
      <Plate number={bike.frameNumber} label={t(($) => $.storeReceipts.columns.frame)} size="sm" />
      <span className="receiptline__amount">
        {amount === undefined ? "–" : kronorText(sign * amount, language)}
      </span>
      <span>
        <Badge tone={tones[state]}>{t(($) => $.storeReceipts.states[state])}</Badge>
      </span>
    </Link>
  );
}
