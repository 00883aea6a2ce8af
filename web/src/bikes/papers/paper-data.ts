import { bikeExportRoutes } from "#contract/bikes/bike-export.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { historyRoutes } from "#contract/bikes/history.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(
  { ...bikeRoutes, ...historyRoutes, ...theftRoutes, ...bikeExportRoutes },
  { token: getAccessToken },
);

type RequestOptions = { readonly signal: AbortSignal };

/** Not cached: picture links expire after five minutes. */
export const readBike = (bikeId: string, { signal }: RequestOptions) =>
  client.getBike({ params: { bikeId } }, { signal });

export const readHistory = (bikeId: string, { signal }: RequestOptions) =>
  client.getHistory({ params: { bikeId } }, { signal });

export const readOpenTheft = async (bikeId: string, { signal }: RequestOptions) => {
  const { items } = await client.listThefts({ params: { bikeId } }, { signal });
  return items.find(({ state }) => state === "open");
};

export const readAll = ({ signal }: RequestOptions) => client.exportBikes({}, { signal });
