import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { Lock } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type IdentityReview, idCardDays } from "#contract/identity-reviews.ts";
import { focus } from "#web/ui/focus.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { ReviewState } from "./ReviewState.tsx";
import { ownReviewQuery } from "./own-review.ts";
import "./id-card.css";

const IdCardForm = lazy(async () => ({ default: (await import("./IdCardForm.tsx")).IdCardForm }));

type Props = { review: IdentityReview | undefined; onSent: () => void };

function Invitation({ review, onSent }: Props): ReactNode {
  const { t } = useTranslation();
  // Once closed again, the button that opened the form has the focus.
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

/** How the request stands comes first, and has the focus once one has been sent. */
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

/** The way for people without an eID to have it known who they are. Nothing for someone who is known already. */
export function IdCardSection(): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const { data, isError, isFetching, refetch } = useQuery(ownReviewQuery);
  if (me === undefined || me.identityLevel === 2) return null;
  return (
    <section className="idcard">
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
