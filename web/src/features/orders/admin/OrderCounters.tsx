import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countsQuery } from "./orders-api.ts";

const shown = ["customer", "store", "pending", "completed"] as const;

/** The four numbers above the list. A number that did not come is a dash, never a zero. */
export function OrderCounters(): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(countsQuery);
  return (
    <dl className="ordercounts">
      {shown.map((what) => (
        <div key={what} className={what === "pending" ? "ordercounts__waiting" : undefined}>
          <dt>{t(($) => $.adminOrders.counters[what])}</dt>
          <dd>{data?.[what] ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
