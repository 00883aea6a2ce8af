import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeStatus } from "#contract/bikes/bike-types.ts";
import { Badge, type BadgeTone } from "#web/platform/ui/Badge.tsx";

const statusTone: Readonly<Record<BikeStatus, BadgeTone>> = {
  registered: "registered",
  stolen: "stolen",
  pending_review: "review",
};

export function BikeStatusBadge({ status }: { status: BikeStatus }): ReactNode {
  const { t } = useTranslation();
  return <Badge tone={statusTone[status]}>{t(($) => $.vocabulary.status[status])}</Badge>;
}
