import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreState } from "#contract/stores.ts";
import { Badge } from "#web/ui/Badge.tsx";

/** Whether a store may write. */
export function StoreBadge({ state }: { state: StoreState }): ReactNode {
  const { t } = useTranslation();
  return (
    <Badge tone={state === "active" ? "registered" : "unknown"}>
      {t(($) => $.approvedEntities.states[state])}
    </Badge>
  );
}
