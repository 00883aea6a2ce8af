import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
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
type Cursor = string | undefined;

export const requestQueries = {
  list: (state: StoreApplicationsQuery["state"]) =>
    infiniteQueryOptions({
      queryKey: adminQueryKeys.storeApplications.inState(state),
      queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
        client.listStoreApplications({ query: { limit, cursor: pageParam, state } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }): Cursor => cursor,
    }),
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
