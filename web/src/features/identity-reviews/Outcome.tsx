import { BadgeCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OpenedIdentityReview } from "#contract/identity-reviews.ts";
import { focus } from "#web/ui/focus.ts";
import { useDay } from "./use-day.ts";

/** How it was decided, with the way on. It has the focus, because what was pressed is gone. */
export function Outcome({ review }: { review: OpenedIdentityReview }): ReactNode {
  const { t } = useTranslation();
  const day = useDay();
  const approved = review.state === "approved";
  const Sign = approved ? BadgeCheck : CircleX;
  const date = day(review.decidedAt ?? review.requestedAt);
  return (
    <section
      ref={focus}
      tabIndex={-1}
      className={`reviewview__outcome reviewview__outcome--${approved ? "approved" : "rejected"}`}
    >
      <h2>
        <Sign size={24} aria-hidden="true" />
        {approved
          ? t(($) => $.identityReviews.decided.approved, { date })
          : t(($) => $.identityReviews.decided.rejected, { date })}
      </h2>
      {review.reason !== undefined && (
        <p>
          <b>{t(($) => $.identityReviews.decided.reason)}:</b> {review.reason}
        </p>
      )}
      <Link to="/admin-identity-reviews" className="btn btn--primary">
        {t(($) => $.identityReviews.decided.back)}
      </Link>
    </section>
  );
}
