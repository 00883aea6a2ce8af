import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedIdentityReview } from "#contract/identity-reviews.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { CardPhoto } from "./CardPhoto.tsx";
import { CheckBadge } from "./CheckBadge.tsx";
import { Decision } from "./Decision.tsx";
import { Outcome } from "./Outcome.tsx";
import { useDay } from "./use-day.ts";

function Facts({ review }: { review: OpenedIdentityReview }): ReactNode {
  const { t } = useTranslation();
  const day = useDay();
  const texts = t(($) => $.identityReviews.one, { returnObjects: true });
  return (
    <section className="reviewview__facts">
      <h2>{texts.facts}</h2>
      <dl>
        <dt>{texts.name}</dt>
        <dd>{review.fullName}</dd>
        <dt>{texts.personalNumber}</dt>
        <dd className="review__number">{review.personalNumberMasked}</dd>
        <dt>{texts.email}</dt>
        <dd>{review.email}</dd>
        <dt>{texts.sent}</dt>
        <dd>{day(review.requestedAt)}</dd>
      </dl>
    </section>
  );
}

function Checks({ review }: { review: OpenedIdentityReview }): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="reviewview__checks">
      <h2>{t(($) => $.identityReviews.one.checks)}</h2>
      <CheckBadge of="personalNumber" check={review.personalNumberCheck} />
      <CheckBadge of="name" check={review.nameCheck} />
      {review.state === "open" && <p className="muted">{t(($) => $.identityReviews.one.advice)}</p>}
    </section>
  );
}

type Props = { review: OpenedIdentityReview; busy: boolean; onReopen: () => void };

/** The card beside what the person has stated, and the decision. */
export function ReviewView({ review, busy, onReopen }: Props): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.identityReviews.one.title, { name: review.fullName });
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <div className="reviewview">
        <CardPhoto key={review.imageUrl} url={review.imageUrl} busy={busy} onReopen={onReopen} />
        <div className="reviewview__body">
          <Facts review={review} />
          <Checks review={review} />
          {review.state === "open" ? (
            <Decision review={review} onReopen={onReopen} />
          ) : (
            <Outcome review={review} />
          )}
        </div>
      </div>
    </>
  );
}
