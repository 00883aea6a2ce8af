import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PackageCheck, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { countsQuery } from "./orders-api.ts";

/** What waits, and the two things that can be done with all of it. */
export function OrdersHead({ busy }: { busy: boolean }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery(countsQuery);
  const refresh = (): void => void queries.invalidateQueries({ queryKey: adminQueryKeys.adminOrders.all });
  return (
    <header className="adminorders__head">
      <div>
        <h1>{t(($) => $.adminOrders.title)}</h1>
        {data !== undefined && (
          <p className="muted">{t(($) => $.adminOrders.lead, { count: data.pending })}</p>
        )}
      </div>
      <div className="adminorders__ways">
        <button type="button" className="btn btn--ghost" aria-disabled={busy} onClick={refresh}>
          <RefreshCw size={18} aria-hidden="true" />
          {t(($) => $.adminOrders.refresh)}
        </button>
        <Link className="btn btn--primary" to="/admin-packing">
          <PackageCheck size={20} aria-hidden="true" />
          {t(($) => $.adminOrders.pack)}
        </Link>
      </div>
    </header>
  );
}
