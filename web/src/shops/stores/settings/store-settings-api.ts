import { queryOptions } from "@tanstack/react-query";
import { storeSettingsRoutes } from "#contract/shops/store-settings.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const storeSettingsClient = createClient(storeSettingsRoutes, { token: getAccessToken });

export const storeSettingsQuery = queryOptions({
  queryKey: queryKeys.ownStore.settings,
  queryFn: ({ signal }) => storeSettingsClient.getStoreSettings({}, { signal }),
});
