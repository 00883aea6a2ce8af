import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { StorePoints } from "#contract/points/store-points.ts";
import { packageText } from "#web/points/purchases/purchases/purchase-text.ts";
import { type PayBy, PayByChoice, Quantity } from "./HowToPay.tsx";
import type { InvoicedCompany } from "#contract/points/invoiced-company.ts";
import type { PointsPackage } from "#contract/points/purchases.ts";
import { vatIn } from "#contract/platform/vat.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { PurchaseReference } from "#contract/points/store-points.ts";
import { wantedLocation } from "#web/platform/auth/next-location.ts";
import { PayButton } from "#web/points/purchases/purchases/order/PayButton.tsx";
import { PayMethods } from "#web/points/purchases/purchases/order/PayMethods.tsx";
import { Price } from "#web/points/purchases/purchases/order/Price.tsx";
import { PriceChanged } from "#web/points/purchases/purchases/order/PriceChanged.tsx";
import { useBeginPayment } from "#web/points/purchases/purchases/order/use-begin-payment.ts";
import { useSeenOffer } from "#web/points/purchases/purchases/order/use-seen-offer.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { storePointsApi } from "./store-points-api.ts";
import { Link } from "react-router-dom";
import "#web/points/prices/sums.css";

function InvoicedTo({ company }: { company: InvoicedCompany }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const words = useTexts(($) => $.storePoints.invoice);
  const { name, street, postalCode, city, organisationNumber, vatNumber } = company;
  const isSoleTrader = organisationNumber !== undefined && vatNumber === undefined;
  return (
    <section className="storepoints__invoice" aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      <p>
        <b>{name}</b>
        {street !== undefined && <span>{street}</span>}
        <span>{[postalCode, city].filter(Boolean).join(" ")}</span>
        {organisationNumber !== undefined && (
          <span>{t(($) => $.storePoints.invoice.number, { number: organisationNumber })}</span>
        )}
        {vatNumber !== undefined && <span>{t(($) => $.storePoints.invoice.vat, { number: vatNumber })}</span>}
      </p>
      {isSoleTrader && <p className="muted">{words.soleTrader}</p>}
      {(street === undefined || organisationNumber === undefined) && (
        <p className="muted">
          {words.missing} <Link to="/contact">{words.contact}</Link>
        </p>
      )}
    </section>
  );
}

type Priced = { offer: PointsPackage; sekPerUsd: number | undefined };
type Props = Priced &
  Pick<StorePoints, "company" | "points" | "credit"> & {
    /** Changes when the buyer chooses again, to distinguish this from a changed price. */
    choice: string;
  };

function Sums({
  offer: { id, points, price },
  quantity,
  sekPerUsd,
}: Priced & { quantity: number }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = useTexts(($) => $.storePoints.pay);
  const money = (ore: number): string => moneyText(ore, language, { as: "receipt" });
  return (
    <dl className="sums">
      <div>
        <dt>
          {t(($) => $.order.pay.item, { id: packageText(id, quantity), points })}, {words.net}
        </dt>
        <dd>{money(price - vatIn(price))}</dd>
      </div>
      <div>
        <dt>{words.vat}</dt>
        <dd>{money(vatIn(price))}</dd>
      </div>
      <div className="sums__total">
        <dt>{words.total}</dt>
        <dd>
          <Price price={price} sekPerUsd={sekPerUsd} />
        </dd>
      </div>
    </dl>
  );
}

type ReferenceProps = { value: string; fault: string | undefined; onType: (value: string) => void };

function Reference({ value, fault, onType }: ReferenceProps): ReactNode {
  const words = useTexts(($) => $.storePoints.reference);
  return (
    <LineField
      label={words.label}
      hint={words.hint}
      fault={fault}
      maxLength={60}
      autoComplete="off"
      value={value}
      onType={onType}
    />
  );
}

function BalanceAfter({ points }: { points: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="payment__after">
      {t(($) => $.storePoints.pay.after)}: <b>{t(($) => $.common.points.balance, { points })}</b>
    </p>
  );
}

type Ordered = { readonly quantity: number; readonly payBy: PayBy; readonly reference: string };

const useStorePayment = (
  { id: packageId, price, points }: PointsPackage,
  { quantity, payBy, reference }: Ordered,
) => {
  const { buy, busy, failureOf } = useBeginPayment(
    (body: Parameters<typeof storePointsApi.buyStorePoints>[0]["body"], idempotencyKey) =>
      storePointsApi.buyStorePoints({ body }, { idempotencyKey }),
  );
  const next = wantedLocation(location.search, location.origin);
  const order = {
    packageId,
    quantity,
    payBy,
    price,
    points,
    ...(reference !== "" && { reference }),
    ...(next !== undefined && { next }),
  };
  return { buy: () => buy(order), busy, failure: failureOf(order) };
};

const useStoreOrder = ({ offer: one, credit, choice }: Pick<Props, "offer" | "credit" | "choice">) => {
  const [reference, setReference] = useState("");
  const [quantity, setQuantity] = useState(1);
  const [wanted, choosePayBy] = useState<PayBy>("card");
  const offer = { ...one, points: one.points * quantity, price: one.price * quantity };
  const payBy = credit === undefined || credit.isOverdue ? "card" : wanted;
  const { error } = PurchaseReference.safeParse(reference.trim() || undefined);
  const fault = error && ruleOf(error.issues[0]?.message ?? "");
  const payment = useStorePayment(offer, { quantity, payBy, reference: reference.trim() });
  const seen = useSeenOffer(`${choice} ${quantity}`, offer);
  const typed = { reference, setReference, fault, quantity, setQuantity, payBy, choosePayBy };
  return { ...typed, ...payment, ...seen, offer };
};

/** Stores have no right of withdrawal to waive, so the form asks for no consent. */
export function StorePayment({ offer: one, sekPerUsd, company, points, credit, choice }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const order = useStoreOrder({ offer: one, credit, choice });
  const { offer, quantity, payBy, fault, buy, busy, changedFrom, agree } = order;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || fault !== undefined) return;
    if (changedFrom === undefined) buy();
    else agree();
  };
  return (
    <section className="stack payment" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storePoints.pay.title)}</h2>
      <form onSubmit={submit} className="stack storepoints__form" noValidate>
        <InvoicedTo company={company} />
        <Reference value={order.reference} fault={fault} onType={order.setReference} />
        <Quantity value={quantity} onChange={order.setQuantity} />
        <Sums offer={offer} quantity={quantity} sekPerUsd={sekPerUsd} />
        <BalanceAfter points={points + offer.points} />
        {credit !== undefined && <PayByChoice credit={credit} payBy={payBy} onChoose={order.choosePayBy} />}
        {payBy === "card" && <PayMethods />}
        {changedFrom !== undefined && <PriceChanged before={changedFrom} now={offer} />}
        <p role="alert" className="failure">
          {order.failure}
        </p>
        <PayButton
          price={offer.price}
          busy={busy}
          waits={busy}
          changed={changedFrom !== undefined}
          {...(payBy === "invoice" && { text: t(($) => $.storePoints.payBy.submit) })}
        />
        <p className="muted">{t(($) => $.storePoints.pay.noWithdrawal)}</p>
      </form>
    </section>
  );
}
