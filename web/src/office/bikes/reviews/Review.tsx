import { LoadedCase } from "#web/platform/cases/LoadedCase.tsx";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedBikeReview, OpenedBikeReview } from "#contract/office/bike-admin.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { Flags } from "#web/office/bikes/Flags.tsx";
import { useQuery } from "@tanstack/react-query";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { ReceiptImage } from "#web/bikes/history/ReceiptImage.tsx";
import { decideBikeReview, reviewQuery } from "#web/office/bikes/admin-api.ts";
import { KeyButton } from "#web/office/bikes/KeyButton.tsx";
import { BikeDecision } from "#web/office/bikes/BikeDecision.tsx";
import { ReviewFacts } from "./ReviewFacts.tsx";

type ViewProps = { review: OpenedBikeReview; isCurrent: boolean; onReopen: () => void };

function View({ review, isCurrent, onReopen }: ViewProps): ReactNode {
  const { bike, receiptUrl } = review;
  return (
    <>
      <div className="adminreview">
        <div className="stack">
          <ReceiptImage key={receiptUrl} url={receiptUrl} onRetry={onReopen} byOther />
          <BikePicture bike={bike} className="adminreview__bike" />
        </div>
        <div className="stack adminreview__judged">
          <ReviewFacts review={review} />
          <CaseClaim queue="receipts" caseId={bike.id} />
          <BikeDecision
            about="review"
            caseId={bike.id}
            takesKeys={isCurrent}
            send={(body) => decideBikeReview({ params: { bikeId: bike.id }, body })}
          />
        </div>
      </div>
    </>
  );
}

/** Opening a review is logged. */
function Opened({ bikeId, isCurrent }: { bikeId: string; isCurrent: boolean }): ReactNode {
  const query = useQuery(reviewQuery(bikeId));
  return (
    <LoadedCase query={query}>
      {(review) => <View review={review} isCurrent={isCurrent} onReopen={() => void query.refetch()} />}
    </LoadedCase>
  );
}

type WayProps = {
  /** True if the key N opens this case. */
  isNext: boolean;
  onOpen: () => void;
};

function OpenWay({ isNext, onOpen }: WayProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="ways adminways">
      <KeyButton letter={isNext ? "n" : undefined} isMain onPress={onOpen}>
        {t(($) => $.bikeAdmin.review.open)}
      </KeyButton>
    </div>
  );
}

type Props = WayProps & {
  review: ListedBikeReview;
  isOpen: boolean;
  /** True if this case has the focus and takes the keys. */
  isCurrent: boolean;
};

/** Shows the receipt only after the administrator opens the review, which is logged. */
export function Review({ review, isOpen, isCurrent, isNext, onOpen }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = usePageLanguage();
  const { bike, reason, possibleDuplicate, owner } = review;
  const stolen = bike.stolenSince !== undefined;
  const texts = t(($) => $.bikeAdmin.review, { returnObjects: true });
  return (
    <article ref={isCurrent ? focus : undefined} tabIndex={-1} className="card case" aria-labelledby={id}>
      <div className="case__head">
        <h2 id={id}>
          <Link to={`/admin-bikes/${bike.id}`}>{`${bike.brand} ${bike.model}`}</Link>
        </h2>
        <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} size="sm" stolen={stolen} />
      </div>
      {possibleDuplicate && <Flags flags={["duplicate"]} />}
      <Facts
        facts={[
          [texts.why, reason && texts.reasons[reason]],
          [texts.owner, owner?.fullName ?? texts.noOwner],
          [texts.email, owner?.email],
          [texts.registered, dayText(bike.registeredAt, language)],
        ]}
      />
      {isOpen ? (
        <Opened bikeId={bike.id} isCurrent={isCurrent} />
      ) : (
        <OpenWay isNext={isNext} onOpen={onOpen} />
      )}
    </article>
  );
}
