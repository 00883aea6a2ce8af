import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { BikeCodesView } from "./BikeCodesView.tsx";
import "./bike-codes.css";

export function BikeCodesPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikeFrame back={t(($) => $.bikeCodes.back)}>{(bike) => <BikeCodesView bike={bike} />}</OwnBikeFrame>
  );
}
