import type { FoundReportState } from "#contract/thefts/found-reports.ts";
import type { BadgeTone } from "#web/platform/ui/Badge.tsx";

export const findTone: Readonly<Record<FoundReportState, BadgeTone>> = {
  pending: "review",
  owner_seen: "review",
  confirmed: "registered",
  rejected: "unknown",
  expired: "unknown",
};
