import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { DeskRound } from "./DeskRound.tsx";
import { DeskStart } from "./DeskStart.tsx";
import type { Packing } from "./packing.ts";
import "./desk.css";

/** /admin-packing: everything that waits, printed at once and packed by scanning. */
export function PackingPage(): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [packing, begin] = useState<Packing>();
  const title = t(($) => $.packing.title);
  usePageTitle(title);
  const end = (): void => {
    // What is packed does not wait any more: the next round begins with what the server says.
    queries.removeQueries({ queryKey: adminQueryKeys.adminOrders.waiting });
    begin(undefined);
  };
  return (
    <main className="wrap packing" id="content">
      <header className="packing__head">
        <h1>{title}</h1>
        <Link className="btn btn--quiet" to="/admin-orders">
          {t(($) => $.packing.toOrders)}
        </Link>
      </header>
      {packing === undefined ? (
        <DeskStart onBegin={(round) => begin(round)} />
      ) : (
        <DeskRound packing={packing} onEnd={end} />
      )}
    </main>
  );
}
