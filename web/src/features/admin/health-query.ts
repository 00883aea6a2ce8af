import { queryOptions } from "@tanstack/react-query";
import { todoRoutes } from "#contract/todo.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const { showHealth } = todoRoutes;
const client = createClient({ showHealth }, { token: getAccessToken });

/** What does not work, and since when. */
export const healthQuery = queryOptions({
  queryKey: adminQueryKeys.health.all,
  queryFn: ({ signal }) => client.showHealth({}, { signal }),
});
