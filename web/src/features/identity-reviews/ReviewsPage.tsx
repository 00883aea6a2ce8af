import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { MoreReviews } from "./MoreReviews.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { ReviewSkeletons } from "./ReviewSkeletons.tsx";
import { ReviewsFailure } from "./ReviewsFailure.tsx";
import { reviewQueries } from "./queries.ts";
import "./reviews.css";

function NoReviews(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="reviews__state">
      <BadgeCheck className="reviews__sign" size={52} strokeWidth={1.4} aria-hidden="true" />
      <h2>{t(($) => $.identityReviews.empty.title)}</h2>
      <p className="muted">{t(($) => $.identityReviews.empty.text)}</p>
    </section>
  );
}

function Reviews(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(reviewQueries.list);
  const { data, error, hasNextPage, isFetching } = query;
  if (data === undefined) {
    if (error === null) return <ReviewSkeletons />;
    const title = t(($) => $.identityReviews.failed);
    const retry = () => void query.refetch();
    return <ReviewsFailure title={title} error={error} busy={isFetching} onRetry={retry} />;
  }
  const reviews = data.pages.flatMap(({ items }) => items);
  if (reviews.length === 0 && !hasNextPage) return <NoReviews />;
  return (
    <>
      <ul className="reviews__list">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreReviews
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

/** /admin-identity-reviews */
export function ReviewsPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.identityReviews.title);
  usePageTitle(title);
  return (
    <main className="wrap reviews" id="content">
      <div>
        <h1>{title}</h1>
        <p className="muted reviews__lead">{t(($) => $.identityReviews.lead)}</p>
      </div>
      <Reviews />
    </main>
  );
}
