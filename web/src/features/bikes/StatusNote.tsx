import { Hourglass, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeStatus } from "#contract/bike-types.ts";

/** What a status means to the owner, where it needs saying. */
export function StatusNote({ status }: { status: BikeStatus }): ReactNode {
  const { t } = useTranslation();
  switch (status) {
    case "registered":
      return null;
    case "pending_review":
      return (
        <p className="bikeview__note">
          <Hourglass size={20} aria-hidden="true" />
          {t(($) => $.bikes.bike.review)}
        </p>
      );
    case "stolen":
      return (
        <p className="bikeview__note bikeview__note--stolen">
          <TriangleAlert size={20} aria-hidden="true" />
          {t(($) => $.bikes.bike.stolen)}
        </p>
      );
  }
}
