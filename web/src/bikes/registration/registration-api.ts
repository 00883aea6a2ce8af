import { analysisRoutes } from "#contract/bikes/analysis.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const settings = { token: getAccessToken };

export const analyses = createClient(analysisRoutes, settings);
export const bikes = createClient(bikeRoutes, settings);
