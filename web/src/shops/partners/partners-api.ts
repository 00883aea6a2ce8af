import { queryOptions } from "@tanstack/react-query";
import { partnerRoutes } from "#contract/shops/partners.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { readAll } from "#web/platform/api/read-all.ts";

const client = createClient(partnerRoutes, { token: async () => undefined });

/** Loads all pages, since the directory is searched in the browser. */
export const partnersQuery = queryOptions({
  queryKey: queryKeys.partners.all,
  queryFn: ({ signal }) =>
    readAll((cursor) => client.listPartners({ query: { limit: 50, cursor } }, { signal })),
});

export const partnerQuery = (partnerId: string) =>
  queryOptions({
    queryKey: queryKeys.partners.one(partnerId),
    queryFn: ({ signal }) => client.getPartner({ params: { partnerId } }, { signal }),
  });
