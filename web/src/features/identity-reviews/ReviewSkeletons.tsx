import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** In the shape of the cards. The style sheet keeps it invisible for the first 300 ms. */
export function ReviewSkeletons(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="reviews__late">
      <output className="sr">{t(($) => $.identityReviews.loading)}</output>
      <div className="reviews__list" aria-hidden="true">
        {["first", "second", "third"].map((card) => (
          <div key={card} className="review">
            <div className="review__person">
              <span className="reviews__bone reviews__bone--name" />
              <span className="reviews__bone" />
            </div>
            <span className="reviews__bone reviews__bone--checks" />
          </div>
        ))}
      </div>
    </div>
  );
}
