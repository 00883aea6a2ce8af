import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedIdentityReview } from "#contract/identity-reviews.ts";
import { CheckBadge } from "./CheckBadge.tsx";
import { useDay } from "./use-day.ts";

/** The whole card opens the request, the name is its link. */
export function ReviewCard({ review }: { review: ListedIdentityReview }): ReactNode {
  const { t } = useTranslation();
  const day = useDay();
  const heading = useId();
  return (
    <article className="review" aria-labelledby={heading}>
      <div className="review__person">
        <h2 id={heading}>
          <Link to={`/admin-identity-reviews/${review.id}`}>{review.fullName}</Link>
        </h2>
        <p className="muted">
          <span className="review__number">{review.personalNumberMasked}</span>
          {" · "}
          {t(($) => $.identityReviews.sent, { date: day(review.requestedAt) })}
        </p>
      </div>
      <div className="review__checks">
        <CheckBadge of="personalNumber" check={review.personalNumberCheck} />
        <CheckBadge of="name" check={review.nameCheck} />
      </div>
      <ChevronRight className="review__arrow" size={22} aria-hidden="true" />
    </article>
  );
}
