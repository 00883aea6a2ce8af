import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TheftPage } from "#web/features/thefts/TheftPage.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { BatteryView } from "./BatteryView.tsx";

/** /my-bikes/:bikeId/battery */
export function BatteryPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t(($) => $.thefts.battery.title));
  return <TheftPage>{(bike) => <BatteryView bike={bike} />}</TheftPage>;
}
