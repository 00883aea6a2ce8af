import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PointsPackage, type Quote, vatIn } from "#contract/points.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { moneyText } from "#web/i18n/money-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { BeginAtOnce } from "./BeginAtOnce.tsx";
import { PayMethods } from "./PayMethods.tsx";
import { Price } from "./Price.tsx";
import { usePurchase } from "./use-purchase.ts";
import "#web/features/points/sums.css";

type Props = {
  offer: PointsPackage;
  quote: Quote | undefined;
  kronorADollar: number | undefined;
  isChecking: boolean;
};

function Sums({ offer, quote, kronorADollar }: Omit<Props, "isChecking">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data: me } = useQuery(meQuery);
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
      <div>
        <dt>{texts.after}</dt>
        <dd>{me === undefined ? "…" : t(($) => $.common.points.balance, { points: me.points + points })}</dd>
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
export function Payment({ offer, quote, kronorADollar, isChecking }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const box = useRef<HTMLInputElement>(null);
  const [begin, setBegin] = useState(false);
  const [missing, setMissing] = useState(false);
  const { buy, busy, failure } = usePurchase(offer, quote);
  const price = moneyText(quote?.price ?? offer.price, language);
  const pay = (): void => {
    if (busy || isChecking) return;
    setMissing(!begin);
    if (begin) buy();
    else box.current?.focus();
  };
  return (
    <section className="payment" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.order.pay.title)}</h2>
      <Sums offer={offer} quote={quote} kronorADollar={kronorADollar} />
      <BeginAtOnce box={box} checked={begin} missing={missing && !begin} onChange={setBegin} />
      <PayMethods />
      <p role="alert" className="payment__failure">
        {failure}
      </p>
      <button
        type="button"
        className="btn btn--primary btn--lg"
        aria-disabled={busy || isChecking}
        onClick={pay}
      >
        {busy ? t(($) => $.order.pay.opening) : t(($) => $.order.pay.submit, { price })}
      </button>
    </section>
  );
}
