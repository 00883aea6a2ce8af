import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import "#web/shared/points/sums.css";

/** Points before and after, or that they are too few and where there are more. */
export function StickerPrice({ needed, points }: { needed: number; points: number }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.stickers, { returnObjects: true, skipInterpolation: true });
  const amount = (value: number): string => t(($) => $.common.points.balance, { points: value });
  const isEnough = points >= needed;
  return (
    <>
      <dl className="sums" aria-live="polite">
        <div>
          <dt>{texts.price}</dt>
          <dd>{amount(needed)}</dd>
        </div>
        <div>
          <dt>{texts.balance}</dt>
          <dd>{amount(points)}</dd>
        </div>
        {isEnough && (
          <div className="sums__total">
            <dt>{texts.left}</dt>
            <dd>{amount(points - needed)}</dd>
          </div>
        )}
      </dl>
      {!isEnough && (
        <div className="order__notice" role="alert">
          <p>{t(($) => $.stickers.tooFew, { needed, points })}</p>
          <p>
            <Link
              className="btn btn--primary"
              to={`/order?${new URLSearchParams({ next: "/order?tab=stickers" })}`}
            >
              {texts.buy}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}
