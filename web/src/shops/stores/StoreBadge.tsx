import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreState } from "#contract/shops/stores.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";

export function StoreBadge({ state }: { state: StoreState }): ReactNode {
  const { t } = useTranslation();
  return (
    <Badge tone={state === "active" ? "registered" : "unknown"}>
      {t(($) => $.approvedEntities.states[state])}
    </Badge>
  );
}
