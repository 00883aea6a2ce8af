import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OwnBikePage } from "#web/shared/own-bike/OwnBikePage.tsx";
import { BikeCodesView } from "./BikeCodesView.tsx";
import "./bike-codes.css";

/** /my-bikes/:bikeId/stickers */
export function BikeCodesPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikePage back={t(($) => $.bikeCodes.back)}>{(bike) => <BikeCodesView bike={bike} />}</OwnBikePage>
  );
}
