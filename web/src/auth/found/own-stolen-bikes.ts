import { queryOptions } from "@tanstack/react-query";
import { bikeRoutes } from "#contract/bikes.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "../session.ts";

const client = createClient(bikeRoutes, { token: getAccessToken });

/** The ids of one's own stolen bikes. More than a page of them nobody has: they come first. */
export const ownStolenBikes = queryOptions({
  queryKey: ["bikes", "own-stolen"],
  queryFn: async ({ signal }) => {
    const { items } = await client.listBikes({ query: { sort: "status" } }, { signal });
    return items.filter(({ status }) => status === "stolen").map(({ id }) => id);
  },
});
