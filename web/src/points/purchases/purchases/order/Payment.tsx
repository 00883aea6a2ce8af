import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { PointsPackage, Quote } from "#contract/points/purchases.ts";
import { vatIn } from "#contract/platform/vat.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { StuckNote } from "#web/platform/ui/StuckNote.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { wantedLocation } from "#web/platform/auth/next-location.ts";
import { pointsApi } from "#web/points/purchases/points-api.ts";
import { PayButton } from "./PayButton.tsx";
import { PayMethods } from "./PayMethods.tsx";
import { Price } from "./Price.tsx";
import { PriceChanged } from "./PriceChanged.tsx";
import { useSeenOffer } from "./use-seen-offer.ts";
import { useBeginPayment } from "./use-begin-payment.ts";
import "#web/points/prices/sums.css";

type BeginAtOnceProps = {
  box: RefObject<HTMLInputElement | null>;
  checked: boolean;
  missing: boolean;
  onChange: (checked: boolean) => void;
};

/** Asks for the consent without which the law lets no service begin before the withdrawal period ends. */
function BeginAtOnce({ box, checked, missing, onChange }: BeginAtOnceProps): ReactNode {
  const language = usePageLanguage();
  const id = useId();
  const texts = useTexts(($) => $.order.pay);
  return (
    <div className={missing ? "begin begin--missing" : "begin"}>
      <label className="begin__label">
        <input
          type="checkbox"
          ref={box}
          checked={checked}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={missing}
          onChange={({ target }) => onChange(target.checked)}
        />
        {texts.begin}
      </label>
      <p className="begin__hint" id={`${id}-hint`}>
        {texts.beginHint}{" "}
        <Link to={pageAddress("/terms", language)} target="_blank">
          {texts.terms}
        </Link>
      </p>
      <p className="begin__fault" id={`${id}-fault`} role="alert">
        {missing && texts.beginFirst}
      </p>
    </div>
  );
}

type Order = {
  readonly packageId: string;
  readonly price: number;
  readonly points: number;
  readonly code?: string;
  readonly next?: string;
};

const orderFor = (offer: PointsPackage, quote: Quote | undefined): Order => {
  const next = wantedLocation(location.search, location.origin);
  return {
    packageId: offer.id,
    price: quote?.price ?? offer.price,
    points: quote?.points ?? offer.points,
    ...(quote?.code !== undefined && { code: quote.code }),
    ...(next !== undefined && { next }),
  };
};

const usePurchase = (offer: PointsPackage, quote: Quote | undefined) => {
  const order = orderFor(offer, quote);
  const { buy, busy, failureOf } = useBeginPayment((body: Order, idempotencyKey) =>
    pointsApi.buyPoints({ body: { ...body, beginAtOnce: true } }, { idempotencyKey }),
  );
  return { buy: () => buy(order), busy, failure: failureOf(order) };
};

type Props = {
  offer: PointsPackage;
  quote: Quote | undefined;
  sekPerUsd: number | undefined;
  isChecking: boolean;
  /** Changes when the buyer chooses again, to distinguish this from a changed price. */
  choice: string;
};

/** Kept apart from the sums, which are in kronor. */
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

function Sums({ offer, quote, sekPerUsd }: Omit<Props, "isChecking" | "choice">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.order.pay);
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
          <Price price={price} fullPrice={quote?.fullPrice} sekPerUsd={sekPerUsd} />
        </dd>
      </div>
    </dl>
  );
}

/** Shows the sums, asks for the consent that the law requires, and leads to the payment page. */
export function Payment({ offer, quote, sekPerUsd, isChecking, choice }: Props): ReactNode {
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
    <section className="stack payment" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.order.pay.title)}</h2>
      <Sums offer={offer} quote={quote} sekPerUsd={sekPerUsd} />
      <BalanceAfter points={(quote ?? offer).points} />
      <BeginAtOnce box={box} checked={begin} missing={missing && !begin} onChange={setBegin} />
      <PayMethods />
      {changedFrom !== undefined && <PriceChanged before={changedFrom} now={now} />}
      <p role="alert" className="failure">
        {failure}
      </p>
      <PayButton
        price={amount}
        busy={busy}
        waits={busy || isChecking}
        changed={changedFrom !== undefined}
        onPay={pay}
      />
      <StuckNote />
    </section>
  );
}
