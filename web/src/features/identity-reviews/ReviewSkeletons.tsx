import type { ReactNode } from "react";

/** In the shape of the cards. */
export function ReviewSkeletons(): ReactNode {
  return (
    <div className="paged" aria-hidden="true">
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
  );
}
