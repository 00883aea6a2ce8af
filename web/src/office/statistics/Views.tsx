import type { ReactNode } from "react";
import { StatisticsPage } from "./StatisticsPage.tsx";

export function OverviewPage(): ReactNode {
  return <StatisticsPage view="overview" />;
}

export function BusinessPage(): ReactNode {
  return <StatisticsPage view="business" />;
}
