import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bike.ts";

function InReview({ text }: { text: string }): ReactNode {
  return (
    <p className="bikeview__note">
      <Hourglass size={20} aria-hidden="true" />
      {text}
    </p>
  );
}

/** What a status means to the owner, where it needs saying. */
export function StatusNote({ bike }: { bike: Pick<Bike, "status" | "stolenInReview"> }): ReactNode {
  const { t } = useTranslation();
  switch (bike.status) {
    case "registered":
      return null;
    case "pending_review":
      return <InReview text={t(($) => $.bikes.bike.review)} />;
    case "stolen":
      return (
        <>
          <p className="muted">{t(($) => $.bikes.bike.stolen)}</p>
          {bike.stolenInReview && <InReview text={t(($) => $.bikes.bike.stolenInReview)} />}
        </>
      );
  }
}
