import { bikeExportRoutes } from "#contract/bike-export.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { historyRoutes } from "#contract/history.ts";
import { theftRoutes } from "#contract/thefts.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(
  { ...bikeRoutes, ...historyRoutes, ...theftRoutes, ...bikeExportRoutes },
  { token: getAccessToken },
);

type Asking = { readonly signal: AbortSignal };

/** Fetched again: the links to pictures open for five minutes. */
export const readBike = (bikeId: string, { signal }: Asking) =>
  client.getBike({ params: { bikeId } }, { signal });

export const readHistory = (bikeId: string, { signal }: Asking) =>
  client.getHistory({ params: { bikeId } }, { signal });

/** The theft that is open, if one is. */
export const readOpenTheft = async (bikeId: string, { signal }: Asking) => {
  const { items } = await client.listThefts({ params: { bikeId } }, { signal });
  return items.find(({ state }) => state === "open");
};

export const readAll = ({ signal }: Asking) => client.exportBikes({}, { signal });
