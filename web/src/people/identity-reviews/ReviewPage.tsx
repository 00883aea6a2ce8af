import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { idCardDays } from "#contract/platform/kept-days.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { ReviewView } from "./ReviewView.tsx";
import { reviewQueries } from "./queries.ts";
import "#web/platform/ui/list/paged-list.css";
import "./reviews.css";
import "./review.css";

const isMissing = (error: Error | null): boolean =>
  error instanceof ProblemError &&
  (error.code === "identity-review-not-found" || error.code === "invalid-request");

function Missing(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.identityReviews.one.missing.title);
  usePageTitle(title);
  return (
    <section className="paged__state">
      <h1>{title}</h1>
      <p className="muted">{t(($) => $.identityReviews.one.missing.text, { days: idCardDays })}</p>
    </section>
  );
}

function Loading(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="paged__late">
      <output className="sr">{t(($) => $.identityReviews.one.loading)}</output>
      <div className="reviewview" aria-hidden="true">
        <span className="idphoto__view" />
        <div className="reviewview__body">
          <span className="reviews__bone reviews__bone--name" />
          <span className="reviews__bone reviews__bone--facts" />
        </div>
      </div>
    </div>
  );
}

function Content({ reviewId }: { reviewId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(reviewQueries.byId(reviewId));
  if (isMissing(error)) return <Missing />;
  const reopen = () => void refetch();
  if (data) return <ReviewView review={data} busy={isFetching} onReopen={reopen} />;
  if (error === null) return <Loading />;
  const title = t(($) => $.identityReviews.one.failed);
  return <FetchFailure title={title} text={failureText(error)} onRetry={reopen} />;
}

export function ReviewPage(): ReactNode {
  const { t } = useTranslation();
  const { reviewId = "" } = useParams();
  return (
    <main className="wrap page" id="content">
      <BackLink to="/admin-identity-reviews">{t(($) => $.identityReviews.title)}</BackLink>
      <Content key={reviewId} reviewId={reviewId} />
    </main>
  );
}
