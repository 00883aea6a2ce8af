import { queryOptions } from "@tanstack/react-query";
import { todoRoutes } from "#contract/office/todo.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const { countQueues } = todoRoutes;
const client = createClient({ countQueues }, { token: getAccessToken });

export const waitingQuery = queryOptions({
  queryKey: adminQueryKeys.waiting.all,
  queryFn: async ({ signal }) => (await client.countQueues({}, { signal })).items,
  // A case decided on another page leaves the count when the administrator comes back.
  staleTime: 0,
});
