import type { ReactNode } from "react";
import { StatisticsPage } from "./StatisticsPage.tsx";

export function InsurancePage(): ReactNode {
  return <StatisticsPage view="insurance" />;
}
