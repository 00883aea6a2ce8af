import { identityRoutes } from "#contract/identity.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const eidClient = createClient(identityRoutes, { token: getAccessToken });
