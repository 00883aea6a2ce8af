import type { ReactNode } from "react";
import { StatisticsPage } from "./StatisticsPage.tsx";

/** /analytics: how the register grows. */
export function OverviewPage(): ReactNode {
  return <StatisticsPage view="overview" />;
}
