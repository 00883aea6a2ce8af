import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OwnBikePage } from "#web/shared/own-bike/OwnBikePage.tsx";
import { VisibilityView } from "./VisibilityView.tsx";
import "#web/features/bikes/bikes.css";
import "#web/features/bikes/bike-view.css";

/** /my-bikes/:bikeId/visibility */
export function VisibilityPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikePage back={t(($) => $.bikes.visibility.back)}>
      {(bike) => <VisibilityView bike={bike} />}
    </OwnBikePage>
  );
}
