import { Button } from "antd";
import { BadgeCheck, Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Registration } from "#contract/bikes.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import "./review.css";

type Props = { registration: Registration; onAnother: () => void };

function Points({ registration }: { registration: Registration }): ReactNode {
  const { t } = useTranslation();
  return (
    <dl className="price">
      <div>
        <dt>{t(($) => $.registration.done.before)}</dt>
        <dd>{t(($) => $.common.points.balance, { points: registration.pointsBefore })}</dd>
      </div>
      <div className="price__left">
        <dt>{t(($) => $.registration.done.after)}</dt>
        <dd>{t(($) => $.common.points.balance, { points: registration.pointsAfter })}</dd>
      </div>
    </dl>
  );
}

/** A calm receipt of what has been done, and where to go from here. */
export function DonePage({ registration, onAnother }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { bike } = registration;
  const texts = t(($) => $.registration.done, { returnObjects: true });
  const inReview = bike.status === "pending_review";
  return (
    <main id="content" className="wrap done">
      <div className="done__art">
        <BikeArt type={bike.type} color={bike.color} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {inReview ? <Hourglass size={34} aria-hidden="true" /> : <BadgeCheck size={36} aria-hidden="true" />}
        {inReview ? texts.reviewTitle : texts.title}
      </h1>
      <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} size="lg" />
      <p className="registration__lead">{inReview ? texts.reviewText : texts.text}</p>
      <Points registration={registration} />
      <div className="done__actions">
        <Button type="primary" size="large" onClick={() => void navigate(`/my-bikes/${bike.id}`)}>
          {texts.open}
        </Button>
        <Button size="large" onClick={() => void navigate("/my-bikes")}>
          {texts.all}
        </Button>
        <Button type="text" size="large" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </main>
  );
}
