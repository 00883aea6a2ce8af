import { queryOptions } from "@tanstack/react-query";
import { bikeCodeRoutes } from "#contract/stickers/bike-codes.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(bikeCodeRoutes, { token: getAccessToken });

export const { linkBikeCode, unlinkBikeCode, voidBikeCode } = client;

export const bikeCodesQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.codes(bikeId),
    queryFn: ({ signal }) => client.listBikeCodes({ params: { bikeId } }, { signal }),
  });
