import { BadgeCheck, CircleAlert, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type IdentityReview, idCardDays } from "#contract/identity-reviews.ts";
import { dayText } from "#web/i18n/day-text.ts";

const signs = { open: Hourglass, approved: BadgeCheck, rejected: CircleAlert, lapsed: CircleAlert };

const millisecondsOfDay = 24 * 60 * 60 * 1000;

const lastDayOf = (requestedAt: string): string =>
  new Date(Date.parse(requestedAt) + idCardDays * millisecondsOfDay).toISOString();

function Words({ review }: { review: IdentityReview }): ReactNode {
  const { t, i18n } = useTranslation();
  const texts = t(($) => $.idCard, { returnObjects: true });
  const day = (moment: string) => dayText(moment, i18n.language === "en" ? "en" : "sv");
  const date = day(review.requestedAt);
  switch (review.state) {
    case "open":
      return (
        <>
          <b>{texts.open.title}</b>
          <span>{t(($) => $.idCard.open.text, { date, until: day(lastDayOf(review.requestedAt)) })}</span>
        </>
      );
    case "approved":
      return <b>{texts.approved}</b>;
    case "rejected":
      return (
        <>
          <b>{texts.rejected.title}</b>
          <span>{texts.rejected.reason}</span>
          <q>{review.reason}</q>
        </>
      );
    case "lapsed":
      return (
        <>
          <b>{texts.lapsed.title}</b>
          <span>{t(($) => $.idCard.lapsed.text, { date })}</span>
        </>
      );
  }
}

/** How a request stands, in words and a sign. */
export function ReviewState({ review }: { review: IdentityReview }): ReactNode {
  const Sign = signs[review.state];
  return (
    <span className={`idcard__state idcard__state--${review.state}`}>
      <Sign size={22} aria-hidden="true" />
      <span className="idcard__words">
        <Words review={review} />
      </span>
    </span>
  );
}
