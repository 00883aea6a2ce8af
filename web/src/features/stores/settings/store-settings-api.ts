import { queryOptions } from "@tanstack/react-query";
import { storeSettingsRoutes } from "#contract/store-settings.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const storeSettingsClient = createClient(storeSettingsRoutes, { token: getAccessToken });

export const storeSettingsQuery = queryOptions({
  queryKey: queryKeys.ownStore.settings,
  queryFn: ({ signal }) => storeSettingsClient.getStoreSettings({}, { signal }),
});
