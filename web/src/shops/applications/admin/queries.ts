import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import {
  type OpenedStoreApplication,
  type StoreApplicationDecision,
  type StoreApplicationsQuery,
  storeDecisionRoutes,
} from "#contract/shops/applications/decisions.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(storeDecisionRoutes, { token: getAccessToken });

const limit = 20;

export const requestQueries = {
  list: (state: StoreApplicationsQuery["state"]) =>
    pagedQuery(adminQueryKeys.storeApplications.inState(state), (cursor, signal) =>
      client.listStoreApplications({ query: { limit, cursor, state } }, { signal }),
    ),
  one: (applicationId: string) =>
    queryOptions({
      queryKey: adminQueryKeys.storeApplications.one(applicationId),
      queryFn: ({ signal }) => client.openStoreApplication({ params: { applicationId } }, { signal }),
    }),
};

export const decide = (id: string, decision: StoreApplicationDecision): Promise<OpenedStoreApplication> =>
  client.decideStoreApplication({ params: { applicationId: id }, body: decision });

export const invite = (id: string): Promise<OpenedStoreApplication> =>
  client.inviteStoreOwner({ params: { applicationId: id } });
