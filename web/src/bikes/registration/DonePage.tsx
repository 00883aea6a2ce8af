import { Button } from "antd";
import { BadgeCheck, Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { Bike } from "#contract/bikes/bike.ts";
import type { Registration } from "#contract/bikes/bikes.ts";
import { PaperButton } from "#web/bikes/papers/PaperButton.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { CertificateCard } from "./CertificateCard.tsx";
import { VerifiedBadge } from "./VerifiedBadge.tsx";
import "./review.css";

type Props = { registration: Registration; ownerName: string; onAnother: () => void };

function DoneCard({ bike, ownerName }: { bike: Bike; ownerName: string }): ReactNode {
  const { t } = useTranslation();
  const inReview = bike.status === "pending_review";
  return (
    <article className="certificate done__certificate">
      <CertificateCard
        picture={<BikePicture bike={bike} className="done__picture" />}
        state={
          inReview ? (
            <span className="certificate__draft">{t(($) => $.vocabulary.status.pending_review)}</span>
          ) : (
            <VerifiedBadge />
          )
        }
        name={bike.name ?? `${bike.brand} ${bike.model}`}
        frameNumber={bike.frameNumber}
        ownerName={ownerName}
        color={bike.color}
        type={bike.type}
      />
    </article>
  );
}

function NextSteps({ bike, onAnother }: { bike: Bike; onAnother: () => void }): ReactNode {
  const texts = useTexts(($) => $.registrationMore.done);
  const inReview = bike.status === "pending_review";
  return (
    <div className="ways ways--apart done__actions">
      {!inReview && (
        <>
          <PaperButton wish={{ kind: "certificate", bikeId: bike.id }} label={texts.certificate} isMain />
          <Link className="btn btn--ghost btn--lg" to="/order?tab=stickers">
            {texts.sticker}
          </Link>
        </>
      )}
      <Button size="large" onClick={onAnother}>
        {texts.another}
      </Button>
      <Link className="done__link" to={`/my-bikes/${bike.id}`}>
        {texts.open}
      </Link>
      <Link className="done__link" to="/my-bikes">
        {texts.all}
      </Link>
    </div>
  );
}

export function DonePage({ registration, ownerName, onAnother }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { bike, pointsAfter } = registration;
  const texts = useTexts(($) => $.registrationMore.done);
  const inReview = bike.status === "pending_review";
  return (
    <main id="content" className="wrap done">
      <div className="done__words">
        <h1 ref={heading} tabIndex={-1}>
          {inReview ? (
            <Hourglass size={34} aria-hidden="true" />
          ) : (
            <BadgeCheck size={36} aria-hidden="true" />
          )}
          {inReview ? texts.reviewTitle : texts.title}
        </h1>
        <p className="registration__lead">
          {inReview ? texts.reviewText : `${texts.toast} ${texts.text}`}{" "}
          {t(($) => $.registrationMore.done.pointsLeft, { points: pointsAfter })}
        </p>
      </div>
      <DoneCard bike={bike} ownerName={ownerName} />
      <NextSteps bike={bike} onAnother={onAnother} />
    </main>
  );
}
