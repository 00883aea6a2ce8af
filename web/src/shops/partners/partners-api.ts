import { queryOptions } from "@tanstack/react-query";
import { type Partner, partnerRoutes } from "#contract/shops/partners.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";

const client = createClient(partnerRoutes, { token: async () => undefined });

/** Loads all pages, since the directory is searched in the browser. */
export const partnersQuery = queryOptions({
  queryKey: queryKeys.partners.all,
  queryFn: async ({ signal }) => {
    const all: Partner[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listPartners({ query: { limit: 50, cursor } }, { signal });
      all.push(...page.items);
      ({ cursor } = page);
    } while (cursor !== undefined);
    return all;
  },
});

export const partnerQuery = (partnerId: string) =>
  queryOptions({
    queryKey: queryKeys.partners.one(partnerId),
    queryFn: ({ signal }) => client.getPartner({ params: { partnerId } }, { signal }),
  });
