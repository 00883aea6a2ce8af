import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type { Visibility } from "#contract/bikes/bike.ts";
import { type BikeEdit, bikeChangeRoutes, type CorrectionRequest } from "#contract/bikes/bike-changes.ts";
import { type BikeSort, bikeRoutes } from "#contract/bikes/bikes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ownBikeQuery } from "#web/bikes/own-bike/own-bike-query.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ ...bikeRoutes, ...bikeChangeRoutes }, { token: getAccessToken });

const pageSize = 20;

export const bikeQueries = {
  mine: (sort: BikeSort) =>
    pagedQuery(queryKeys.bikes.mineBy(sort), (cursor, signal) =>
      client.listBikes({ query: { limit: pageSize, cursor, sort } }, { signal }),
    ),
  byId: ownBikeQuery,
  corrections: (bikeId: string) =>
    queryOptions({
      queryKey: queryKeys.bikes.corrections(bikeId),
      queryFn: ({ signal }) => client.listCorrections({ params: { bikeId } }, { signal }),
    }),
};

export const changeVisibility = (bikeId: string, wish: Partial<Visibility>) =>
  client.changeVisibility({ params: { bikeId }, body: wish });

export const editBike = (bikeId: string, wish: z.input<typeof BikeEdit>) =>
  client.editBike({ params: { bikeId }, body: wish });

export const deleteBike = (bikeId: string) => client.deleteBike({ params: { bikeId } });

export const requestCorrection = (
  bikeId: string,
  body: z.input<typeof CorrectionRequest>,
  idempotencyKey: string,
) => client.requestCorrection({ params: { bikeId }, body }, { idempotencyKey });
