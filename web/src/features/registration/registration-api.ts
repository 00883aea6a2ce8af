import { analysisRoutes } from "#contract/analysis.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const settings = { token: getAccessToken };

export const analyses = createClient(analysisRoutes, settings);
export const bikes = createClient(bikeRoutes, settings);
