import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { PointsPackage, Quote } from "#contract/points/purchases.ts";
import { vatIn, vatPercent } from "#contract/platform/vat.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Price } from "./Price.tsx";
import { locales } from "#web/platform/i18n/locales.ts";
import { prices } from "#contract/points/prices.ts";

/** Converts points to as many registrations as possible, and stickers for the rest. */
const enoughFor = (points: number): { registrations: number; stickers: number } => ({
  registrations: Math.floor(points / prices.registration),
  stickers: Math.floor((points % prices.registration) / prices.sticker),
});

const useEnough = (points: number): string | undefined => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { registrations, stickers } = enoughFor(points);
  const things = [
    ...(registrations > 0 ? [t(($) => $.order.packages.registrations, { count: registrations })] : []),
    ...(stickers > 0 ? [t(($) => $.order.packages.stickers, { count: stickers })] : []),
  ];
  if (things.length === 0) return undefined;
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(things);
};

type Choice = { readonly checked: boolean; readonly onChoose: () => void };
type Priced = {
  offer: PointsPackage;
  sekPerUsd: number | undefined;
  quote?: Quote | undefined;
  /** Companies also see the price without VAT. */
  showNet?: boolean;
};
/** Without `choice`, the card cannot be selected. */
type Props = Priced & { choice?: Choice };

function About({ offer, sekPerUsd, quote, showNet = false }: Priced): ReactNode {
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
      <Price price={price} fullPrice={quote?.fullPrice} sekPerUsd={sekPerUsd} />
      {showNet && (
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

/** Shows a package's total price with VAT and its price per point, as Swedish law requires. */
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
