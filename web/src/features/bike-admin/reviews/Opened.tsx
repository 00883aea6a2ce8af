import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedBikeReview } from "#contract/bike-admin.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { ReceiptImage } from "#web/ui/history/ReceiptImage.tsx";
import { decideBikeReview, reviewQuery } from "#web/features/bike-admin/admin-api.ts";
import { BikeDecision } from "#web/features/bike-admin/BikeDecision.tsx";
import { ReviewFacts } from "./ReviewFacts.tsx";

type ViewProps = { review: OpenedBikeReview; onReopen: () => void };

function View({ review, onReopen }: ViewProps): ReactNode {
  const { bike, receiptUrl } = review;
  return (
    <>
      <div className="adminreview">
        <div className="adminreview__pictures">
          <ReceiptImage key={receiptUrl} url={receiptUrl} onRetry={onReopen} byOther />
          <BikePicture bike={bike} className="adminreview__bike" />
        </div>
        <div className="adminreview__judged">
          <ReviewFacts review={review} />
          <BikeDecision
            about="review"
            send={(body) => decideBikeReview({ params: { bikeId: bike.id }, body })}
          />
        </div>
      </div>
    </>
  );
}

/** A review with its receipt. Coming here is written down. */
export function Opened({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(bikeId));
  const reopen = (): void => void refetch();
  if (data !== undefined) return <View review={data} onReopen={reopen} />;
  if (error === null || isFetching) {
    return (
      <>
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={["line", "block"]} />
      </>
    );
  }
  return (
    <div role="alert" className="adminways">
      <p>{failureText(error)}</p>
      <button type="button" className="btn btn--ghost" onClick={reopen}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
