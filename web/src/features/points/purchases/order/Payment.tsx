import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PointsPackage, type Quote, vatIn } from "#contract/points/purchases.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { moneyText } from "#web/i18n/money-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { BeginAtOnce } from "./BeginAtOnce.tsx";
import { PayButton } from "./PayButton.tsx";
import { PayMethods } from "./PayMethods.tsx";
import { Price } from "./Price.tsx";
import { PriceChanged } from "./PriceChanged.tsx";
import { useSeenOffer } from "./use-seen-offer.ts";
import { usePurchase } from "./use-purchase.ts";
import "#web/shared/points/sums.css";

type Props = {
  offer: PointsPackage;
  quote: Quote | undefined;
  kronorADollar: number | undefined;
  isChecking: boolean;
  /** Names what the buyer has chosen, to tell their changes from ours. */
  choice: string;
};

/** In points, and so apart from the sum in kronor. */
function BalanceAfter({ points }: { points: number }): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  return (
    <p className="payment__after">
      {t(($) => $.order.pay.after)}:{" "}
      <b>{me === undefined ? "…" : t(($) => $.common.points.balance, { points: me.points + points })}</b>
    </p>
  );
}

function Sums({ offer, quote, kronorADollar }: Omit<Props, "isChecking" | "choice">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.order.pay, { returnObjects: true, skipInterpolation: true });
  const { price, points } = quote ?? offer;
  return (
    <dl className="sums">
      <div>
        <dt>{t(($) => $.order.pay.item, { id: offer.id, points })}</dt>
        <dd>{moneyText(quote?.fullPrice ?? offer.price, language)}</dd>
      </div>
      <div>
        <dt>{texts.vat}</dt>
        <dd>{moneyText(vatIn(price), language, { as: "receipt" })}</dd>
      </div>
      <div className="sums__total">
        <dt>{texts.total}</dt>
        <dd>
          <Price price={price} fullPrice={quote?.fullPrice} kronorADollar={kronorADollar} />
        </dd>
      </div>
    </dl>
  );
}

/** What is paid, the consent that the law asks for, and the way to the payment page. */
export function Payment({ offer, quote, kronorADollar, isChecking, choice }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const box = useRef<HTMLInputElement>(null);
  const [begin, setBegin] = useState(false);
  const [missing, setMissing] = useState(false);
  const { buy, busy, failure } = usePurchase(offer, quote);
  const { price: amount, points } = quote ?? offer;
  const now = { id: offer.id, points, price: amount };
  const { changedFrom, agree } = useSeenOffer(choice, isChecking ? undefined : now);
  const pay = (): void => {
    if (busy || isChecking) return;
    if (changedFrom !== undefined) return agree();
    setMissing(!begin);
    if (begin) buy();
    else box.current?.focus();
  };
  return (
    <section className="payment" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.order.pay.title)}</h2>
      <Sums offer={offer} quote={quote} kronorADollar={kronorADollar} />
      <BalanceAfter points={(quote ?? offer).points} />
      <BeginAtOnce box={box} checked={begin} missing={missing && !begin} onChange={setBegin} />
      <PayMethods />
      {changedFrom !== undefined && <PriceChanged before={changedFrom} now={now} />}
      <p role="alert" className="payment__failure">
        {failure}
      </p>
      <PayButton
        price={amount}
        busy={busy}
        waits={busy || isChecking}
        changed={changedFrom !== undefined}
        onPay={pay}
      />
    </section>
  );
}
