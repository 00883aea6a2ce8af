import type { ReactNode } from "react";
import { StatisticsPage } from "./StatisticsPage.tsx";

export function BusinessPage(): ReactNode {
  return <StatisticsPage view="business" />;
}
