import type { ReactNode } from "react";
import { StatisticsPage } from "./StatisticsPage.tsx";

/** /insurance-analytics: what is stolen, and what comes back. */
export function InsurancePage(): ReactNode {
  return <StatisticsPage view="insurance" />;
}
