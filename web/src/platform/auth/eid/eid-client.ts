import { identityRoutes } from "#contract/people/identity.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const eidClient = createClient(identityRoutes, { token: getAccessToken });
