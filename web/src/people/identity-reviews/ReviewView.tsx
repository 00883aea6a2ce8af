import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OpenedIdentityReview } from "#contract/people/identity-reviews.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { CardPhoto } from "./CardPhoto.tsx";
import { CheckBadge } from "./CheckBadge.tsx";
import { Decision } from "./Decision.tsx";
import { useDay } from "./use-day.ts";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, CircleX } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { focus } from "#web/platform/ui/focus.ts";
import { useLetterKeys } from "#web/platform/ui/use-letter-keys.ts";
import { reviewQueries } from "./queries.ts";

/** Links to the oldest review that no colleague has open, so that administrators can decide many in a row. */
function NextReview({ reviewId }: { reviewId: string }): ReactNode {
  const navigate = useNavigate();
  const { data: next } = useQuery(reviewQueries.next(reviewId));
  const list = "/admin-identity-reviews";
  const to = next && `${list}/${next}`;
  useLetterKeys(to ? { n: () => void navigate(to) } : {});
  const texts = useTexts(($) => $.identityReviews.decided);
  return (
    <p className="ways ways--apart reviewview__actions">
      {to && (
        <Link to={to} className="btn btn--primary" aria-keyshortcuts="n">
          {texts.next} <kbd aria-hidden="true">N</kbd>
        </Link>
      )}
      <Link to={list} className={`btn btn--${to ? "ghost" : "primary"}`}>
        {texts.back}
      </Link>
    </p>
  );
}

/** Gets the focus, because the pressed button is gone. */
function Outcome({ review }: { review: OpenedIdentityReview }): ReactNode {
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
      <NextReview reviewId={review.id} />
    </section>
  );
}

function About({ review }: { review: OpenedIdentityReview }): ReactNode {
  const day = useDay();
  const texts = useTexts(($) => $.identityReviews.one);
  return (
    <section>
      <h2>{texts.facts}</h2>
      <Facts
        facts={[
          [texts.name, review.fullName],
          [
            texts.personalNumber,
            <span key="number" className="review__number">
              {review.personalNumberMasked}
            </span>,
          ],
          [texts.email, review.email],
          [texts.sent, day(review.requestedAt)],
        ]}
      />
    </section>
  );
}

function Checks({ review }: { review: OpenedIdentityReview }): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="stack stack--near reviewview__checks">
      <h2>{t(($) => $.identityReviews.one.checks)}</h2>
      <CheckBadge of="personalNumber" check={review.personalNumberCheck} />
      <CheckBadge of="name" check={review.nameCheck} />
      {review.state === "open" && <p className="muted">{t(($) => $.identityReviews.one.advice)}</p>}
    </section>
  );
}

type Props = { review: OpenedIdentityReview; busy: boolean; onReopen: () => void };

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
          <About review={review} />
          <Checks review={review} />
          {review.state === "open" ? (
            <>
              <CaseClaim queue="identities" caseId={review.id} />
              <Decision review={review} onReopen={onReopen} />
            </>
          ) : (
            <Outcome review={review} />
          )}
        </div>
      </div>
    </>
  );
}
