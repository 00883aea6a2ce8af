import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "#contract/points/purchases.ts";
import { itemText } from "#web/features/points/purchases/purchase-text.ts";
import { moneyText } from "#web/i18n/money-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import "#web/shared/points/sums.css";

type Props = {
  purchase: Purchase;
  /** As many as there are now; undefined while that is not known. */
  points: number | undefined;
};

/** The calm receipt: what was paid, for what, and the balance as it is now. */
export function PaidSummary({ purchase, points }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.purchases.waiting, { returnObjects: true });
  const { price, method, receiptNumber } = purchase;
  const rows = [
    [texts.package, itemText(purchase)],
    [texts.price, moneyText(price, language)],
    ...(method === undefined ? [] : [[texts.method, t(($) => $.purchases.methods[method])] as const]),
    ...(receiptNumber === undefined ? [] : [[texts.receipt, String(receiptNumber)] as const]),
  ] as const;
  return (
    <dl className="sums">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="sums__total">
        <dt>{texts.balance}</dt>
        <dd>{points === undefined ? "…" : t(($) => $.common.points.balance, { points })}</dd>
      </div>
    </dl>
  );
}
