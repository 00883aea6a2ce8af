import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { Lock, BadgeCheck, CircleAlert, Hourglass } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { idCardDays } from "#contract/platform/kept-days.ts";
import type { IdentityReview } from "#contract/people/identity-reviews.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { ownReviewQuery } from "./own-review.ts";
import "./id-card.css";
import { dayText } from "#web/platform/i18n/day-text.ts";

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

function ReviewState({ review }: { review: IdentityReview }): ReactNode {
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

const IdCardForm = lazy(async () => ({ default: (await import("./IdCardForm.tsx")).IdCardForm }));

type Props = { review: IdentityReview | undefined; onSent: () => void };

function Invitation({ review, onSent }: Props): ReactNode {
  const { t } = useTranslation();
  // After closing, the focus returns to the button that opened the form.
  const [open, setOpen] = useState<boolean>();
  if (open === true) {
    return (
      <Suspense fallback={<output>{t(($) => $.common.loading)}</output>}>
        <IdCardForm onSent={onSent} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  return (
    <div>
      <Button {...(open === false && { ref: focus })} onClick={() => setOpen(true)}>
        {review === undefined ? t(($) => $.idCard.start) : t(($) => $.idCard.again)}
      </Button>
    </div>
  );
}

function Explanation(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.idCard.lead)}</p>
      <p className="idcard__note">
        <Lock size={17} aria-hidden="true" />
        {t(($) => $.idCard.privacy, { days: idCardDays })}
      </p>
    </>
  );
}

/** Shows the state of the request first and focuses it after sending. */
function Content({ review }: { review: IdentityReview | undefined }): ReactNode {
  const outcome = useRef<HTMLOutputElement>(null);
  const mayAsk = review?.state !== "open" && review?.state !== "approved";
  return (
    <>
      <output ref={outcome} className="idcard__outcome" tabIndex={-1}>
        {review && <ReviewState review={review} />}
      </output>
      {mayAsk && (
        <>
          <Explanation />
          <Invitation key={review?.id} review={review} onSent={() => outcome.current?.focus()} />
        </>
      )}
    </>
  );
}

/** For people without an eID. Hidden once they are verified. */
export function IdCardSection(): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const { data, isError, isFetching, refetch } = useQuery(ownReviewQuery);
  if (me === undefined || me.identityLevel === 2) return null;
  return (
    <section className="stack idcard">
      <h4>{t(($) => $.idCard.title)}</h4>
      {data && <Content review={data.review} />}
      {!data && !isError && <output className="idcard__loading">{t(($) => $.idCard.loading)}</output>}
      {!data && isError && (
        <div role="alert">
          <p>{t(($) => $.idCard.failed)}</p>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t(($) => $.common.tryAgain)}
          </Button>
        </div>
      )}
    </section>
  );
}
