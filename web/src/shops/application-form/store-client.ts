import { storeApplicationRoutes } from "#contract/shops/applications/applications.ts";
import { companyLookupRoutes } from "#contract/shops/applications/companies.ts";
import { createClient } from "#web/platform/api/client.ts";

/** No token, since applicants have no account. */
export const storeClient = createClient(
  { ...companyLookupRoutes, ...storeApplicationRoutes },
  { token: async () => undefined },
);
