import type { ReactNode } from "react";
import { StatisticsPage } from "./StatisticsPage.tsx";

/** /business-analytics: what is earned, and what points are spent on. */
export function BusinessPage(): ReactNode {
  return <StatisticsPage view="business" />;
}
