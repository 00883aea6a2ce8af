import { FoundReportState } from "#contract/found-reports.ts";
import type { ReportFilter } from "#web/features/bike-admin/admin-api.ts";

export const filterIn = (parameters: URLSearchParams): ReportFilter => ({
  state: FoundReportState.options.find((state) => state === parameters.get("state")),
  flagged: parameters.get("flagged") === "true",
});

export const addressOf = ({ state, flagged }: ReportFilter): URLSearchParams =>
  new URLSearchParams({ ...(state !== undefined && { state }), ...(flagged && { flagged: "true" }) });
