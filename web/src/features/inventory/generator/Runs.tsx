import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { runsQuery } from "#web/features/inventory/inventory-api.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { RunCard } from "./RunCard.tsx";

/** What has been made before, newest first: to be gone on with, printed, and marked as printed. */
export function Runs(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useInfiniteQuery(runsQuery);
  return (
    <section aria-labelledby={heading} className="qrmanagement__section">
      <h2 id={heading}>{t(($) => $.inventory.runs.title)}</h2>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.inventory.runs.empty)}</p>}
        keyOf={({ id }) => id}
      >
        {(run) => <RunCard run={run} />}
      </PagedList>
    </section>
  );
}
