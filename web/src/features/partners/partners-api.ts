import { queryOptions } from "@tanstack/react-query";
import { type Partner, partnerRoutes } from "#contract/partners.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";

const client = createClient(partnerRoutes, { token: async () => undefined });

/** All of them: there are as many as there are bike shops, and they are looked through by city. */
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
