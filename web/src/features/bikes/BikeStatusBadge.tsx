import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeStatus } from "#contract/bike-types.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { statusTone } from "./status-tone.ts";

export function BikeStatusBadge({ status }: { status: BikeStatus }): ReactNode {
  const { t } = useTranslation();
  return <Badge tone={statusTone[status]}>{t(($) => $.vocabulary.status[status])}</Badge>;
}
