import { foundReportRoutes } from "#contract/found-reports.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const foundReports = createClient(foundReportRoutes, { token: getAccessToken });
