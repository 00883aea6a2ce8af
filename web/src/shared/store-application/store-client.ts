import { storeApplicationRoutes } from "#contract/store-applications/applications.ts";
import { companyLookupRoutes } from "#contract/store-applications/companies.ts";
import { createClient } from "#web/api/client.ts";

/** An applicant has no account. */
export const storeClient = createClient(
  { ...companyLookupRoutes, ...storeApplicationRoutes },
  { token: async () => undefined },
);
