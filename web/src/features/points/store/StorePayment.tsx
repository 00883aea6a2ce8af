import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InvoicedCompany } from "#contract/points/invoiced-company.ts";
import { type PointsPackage, vatIn } from "#contract/points/purchases.ts";
import { ruleOf } from "#contract/field-rules.ts";
import { PurchaseReference } from "#contract/points/store-points.ts";
import { wantedLocation } from "#web/auth/next-location.ts";
import { PayButton } from "#web/features/points/purchases/order/PayButton.tsx";
import { PayMethods } from "#web/features/points/purchases/order/PayMethods.tsx";
import { Price } from "#web/features/points/purchases/order/Price.tsx";
import { PriceChanged } from "#web/features/points/purchases/order/PriceChanged.tsx";
import { useBeginPayment } from "#web/features/points/purchases/order/use-begin-payment.ts";
import { useSeenOffer } from "#web/features/points/purchases/order/use-seen-offer.ts";
import { moneyText } from "#web/i18n/money-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { InvoicedTo } from "./InvoicedTo.tsx";
import { storePointsApi } from "./store-points-api.ts";
import "#web/shared/points/sums.css";

type Priced = { offer: PointsPackage; kronorADollar: number | undefined };
type Props = Priced & {
  company: InvoicedCompany;
  points: number;
  /** Names what the buyer has chosen, to tell their changes from ours. */
  choice: string;
};

/** Without VAT and with it: companies reckon with the one and are charged the other. */
function Sums({ offer: { id, points, price }, kronorADollar }: Priced): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.storePoints.pay, { returnObjects: true, skipInterpolation: true });
  const money = (ore: number): string => moneyText(ore, language, { as: "receipt" });
  return (
    <dl className="sums">
      <div>
        <dt>
          {t(($) => $.order.pay.item, { id, points })}, {words.net}
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
          <Price price={price} kronorADollar={kronorADollar} />
        </dd>
      </div>
    </dl>
  );
}

type ReferenceProps = { value: string; fault: string | undefined; onType: (value: string) => void };

function Reference({ value, fault, onType }: ReferenceProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storePoints.reference, { returnObjects: true, skipInterpolation: true });
  return (
    <PlainField id={useId()} label={words.label} hint={words.hint} fault={fault}>
      {(described) => (
        <input
          {...described}
          maxLength={60}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}

const useStorePayment = ({ id: packageId, price, points }: PointsPackage, reference: string) => {
  const { buy, busy, failureOf } = useBeginPayment(
    (body: Parameters<typeof storePointsApi.buyStorePoints>[0]["body"], idempotencyKey) =>
      storePointsApi.buyStorePoints({ body }, { idempotencyKey }),
  );
  const next = wantedLocation(location.search, location.origin);
  const wish = {
    packageId,
    price,
    points,
    ...(reference !== "" && { reference }),
    ...(next !== undefined && { next }),
  };
  return { buy: () => buy(wish), busy, failure: failureOf(wish) };
};

/** What is paid, whom the receipt is made out to, and the way to the payment page. A store has no right to withdraw, so nothing has to be waived. */
export function StorePayment({ offer, kronorADollar, company, points, choice }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const [reference, setReference] = useState("");
  const { error } = PurchaseReference.safeParse(reference.trim() || undefined);
  const fault = error && ruleOf(error.issues[0]?.message ?? "");
  const { buy, busy, failure } = useStorePayment(offer, reference.trim());
  const { changedFrom, agree } = useSeenOffer(choice, offer);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || fault !== undefined) return;
    if (changedFrom === undefined) buy();
    else agree();
  };
  return (
    <section className="payment" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storePoints.pay.title)}</h2>
      <form onSubmit={submit} className="storepoints__form" noValidate>
        <InvoicedTo company={company} />
        <Reference value={reference} fault={fault} onType={setReference} />
        <Sums offer={offer} kronorADollar={kronorADollar} />
        <p className="payment__after">
          {t(($) => $.storePoints.pay.after)}:{" "}
          <b>{t(($) => $.common.points.balance, { points: points + offer.points })}</b>
        </p>
        <PayMethods />
        {changedFrom !== undefined && <PriceChanged before={changedFrom} now={offer} />}
        <p role="alert" className="payment__failure">
          {failure}
        </p>
        <PayButton price={offer.price} busy={busy} waits={busy} changed={changedFrom !== undefined} />
        <p className="muted">{t(($) => $.storePoints.pay.noWithdrawal)}</p>
      </form>
    </section>
  );
}
