import { Alert } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { prices } from "#contract/points/prices.ts";

/** That the points are too few, and where there are more. The draft waits in the tab meanwhile. */
function TooFew({ needed, points }: { needed: number; points: number }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Alert
      type="error"
      showIcon
      title={t(($) => $.registration.review.tooFew)}
      description={t(($) => $.registration.review.tooFewText, { needed, points })}
      action={
        <Link className="btn btn--primary" to={`/order?${new URLSearchParams({ next: pathname })}`}>
          {t(($) => $.common.points.buy)}
        </Link>
      }
    />
  );
}

/** What it costs and what is left, or that it is too little. */
export function PriceBox({ points }: { points: number | undefined }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.review, { returnObjects: true });
  const amount = (value: number | undefined) =>
    value === undefined ? "…" : t(($) => $.common.points.balance, { points: value });
  const needed = prices.registration;
  const left = points === undefined ? undefined : points - needed;
  return (
    <>
      <dl className="price">
        <div>
          <dt>{texts.price}</dt>
          <dd>{amount(needed)}</dd>
        </div>
        <div>
          <dt>{texts.balance}</dt>
          <dd>{amount(points)}</dd>
        </div>
        {(left ?? 0) >= 0 && (
          <div className="price__left">
            <dt>{texts.left}</dt>
            <dd>{amount(left)}</dd>
          </div>
        )}
      </dl>
      {points !== undefined && points < needed && <TooFew needed={needed} points={points} />}
    </>
  );
}
