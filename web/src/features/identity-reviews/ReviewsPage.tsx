import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import { ReviewSkeletons } from "./ReviewSkeletons.tsx";
import { reviewQueries } from "./queries.ts";
import "./reviews.css";

function Reviews(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(reviewQueries.list);
  const { empty, loading, failed, more, moreFailed } = t(($) => $.identityReviews, {
    returnObjects: true,
    skipInterpolation: true,
  });
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
