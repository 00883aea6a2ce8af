import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { reviewQueries } from "./queries.ts";
import "#web/platform/ui/list/link-card.css";
import "./reviews.css";
import { Link } from "react-router-dom";
import type { ListedIdentityReview } from "#contract/people/identity-reviews.ts";
import { CheckBadge } from "./CheckBadge.tsx";
import { useDay } from "./use-day.ts";

/** The link covers the whole card. */
function ReviewCard({ review }: { review: ListedIdentityReview }): ReactNode {
  const { t } = useTranslation();
  const day = useDay();
  const heading = useId();
  return (
    <article className="linkcard" aria-labelledby={heading}>
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
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}

function ReviewSkeletons(): ReactNode {
  return (
    <div className="paged" aria-hidden="true">
      {["first", "second", "third"].map((card) => (
        <div key={card} className="linkcard">
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

function Reviews(): ReactNode {
  const query = useInfiniteQuery(reviewQueries.list);
  const { empty, loading, failed, more, moreFailed } = useTexts(($) => $.identityReviews);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<EmptyList icon={BadgeCheck} {...empty} />}
      waiting={<ReviewSkeletons />}
      keyOf={({ id }) => id}
      words={{ loading, failed, more, moreFailed }}
    >
      {(review) => <ReviewCard review={review} />}
    </PagedList>
  );
}

export function ReviewsPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.identityReviews.title);
  usePageTitle(title);
  return (
    <main className="wrap page" id="content">
      <div>
        <h1>{title}</h1>
        <p className="muted reviews__lead">{t(($) => $.identityReviews.lead)}</p>
      </div>
      <Reviews />
    </main>
  );
}
