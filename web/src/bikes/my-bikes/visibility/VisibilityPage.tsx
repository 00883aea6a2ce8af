import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { VisibilityView } from "./VisibilityView.tsx";
import "#web/bikes/my-bikes/bikes.css";
import "#web/bikes/my-bikes/bike-view.css";

export function VisibilityPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikeFrame back={t(($) => $.bikes.visibility.back)}>
      {(bike) => <VisibilityView bike={bike} />}
    </OwnBikeFrame>
  );
}
