import { accountRoutes } from "#contract/people/accounts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const settingsApi = createClient(accountRoutes, { token: getAccessToken });
