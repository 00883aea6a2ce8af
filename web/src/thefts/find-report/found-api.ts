import { foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const foundReports = createClient(foundReportRoutes, { token: getAccessToken });
