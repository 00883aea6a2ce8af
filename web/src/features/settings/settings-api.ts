import { accountRoutes } from "#contract/accounts.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const settingsApi = createClient(accountRoutes, { token: getAccessToken });
