import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type PointsPackage, type Quote, vatIn, vatPercent } from "#contract/points/purchases.ts";
import { moneyText } from "#web/i18n/money-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Price } from "./Price.tsx";
import { useEnough } from "./use-enough.ts";

type Choice = { readonly checked: boolean; readonly onChoose: () => void };
type Priced = {
  offer: PointsPackage;
  kronorADollar: number | undefined;
  /** What it costs with the code that is used. */
  quote?: Quote | undefined;
  /** Companies reckon without VAT: that price is told too. */
  net?: boolean;
};
/** `choice` is left out where nobody can choose. */
type Props = Priced & { choice?: Choice };

function About({ offer, kronorADollar, quote, net = false }: Priced): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { price, points } = quote ?? offer;
  const bonus = quote?.bonusPoints ?? 0;
  const enough = useEnough(points);
  return (
    <>
      {bonus > 0 && (
        <span className="package__bonus">{t(($) => $.order.packages.bonus, { points: bonus })}</span>
      )}
      <Price price={price} fullPrice={quote?.fullPrice} kronorADollar={kronorADollar} />
      {net && (
        <span className="package__small">
          {t(($) => $.order.packages.net, {
            price: moneyText(price - vatIn(price), language, { as: "receipt" }),
          })}
        </span>
      )}
      <span className="package__small">
        {t(($) => $.order.packages.vat, { percent: vatPercent })},{" "}
        {t(($) => $.order.packages.perPoint, {
          price: moneyText(price / points, language, { as: "receipt" }),
        })}
      </span>
      {enough !== undefined && (
        <span className="package__small">{t(($) => $.order.packages.enough, { what: enough })}</span>
      )}
    </>
  );
}

/** A package with the price as Swedish law wants it: the whole sum, with VAT, and for one point. */
export function PackageCard({ choice, ...priced }: Props): ReactNode {
  const { t } = useTranslation();
  const name = useId();
  const about = useId();
  const { id, points } = priced.offer;
  const content = (
    <>
      <span className="package__name" id={name}>
        {id} <b>{t(($) => $.order.packages.points, { points })}</b>
      </span>
      <span className="package__about" id={about}>
        <About {...priced} />
      </span>
    </>
  );
  if (choice === undefined) return <div className="package">{content}</div>;
  return (
    <label className="package package--choice">
      <input
        type="radio"
        name="package"
        checked={choice.checked}
        onChange={choice.onChoose}
        aria-labelledby={name}
        aria-describedby={about}
      />
      {content}
    </label>
  );
}
