import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { claimRoutes } from "#contract/sales/claims.ts";
import { type SalesQuery, saleRoutes } from "#contract/sales/sales.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { tokenOf } from "#web/auth/token-of.ts";
import type { NumberRegister } from "#web/shared/frame-number/use-number-check.ts";

export const sales = createClient(saleRoutes, { token: getAccessToken });
export const claims = createClient(claimRoutes, { token: getAccessToken });

/** For what is sold at one till: it is never sent as another store's or person's. */
export const salesOf = (till: Parameters<typeof tokenOf>[0]) =>
  createClient(saleRoutes, { token: tokenOf(till) });

export const tillQuery = queryOptions({
  queryKey: queryKeys.sales.till,
  queryFn: ({ signal }) => sales.getTill({}, { signal }),
});

export const tillRegister: NumberRegister = {
  keyOf: queryKeys.sales.check,
  ask: (frameNumber, signal) => sales.checkFrameNumberAtTill({ params: { frameNumber } }, { signal }),
};

/** What the store has sold under the number of a bar code; asked once a scan. */
export const modelQuery = (ean: string) =>
  queryOptions({
    queryKey: queryKeys.sales.model(ean),
    queryFn: ({ signal }) => sales.findModel({ params: { ean } }, { signal }),
    enabled: ean !== "",
    retry: false,
  });

/** Milliseconds between two looks at a bike whose buyer stands at the counter. */
const pace = 3000;

/** A sale as it is now, for as long as its buyer may still claim it. */
export const waitingSaleQuery = (saleId: string) =>
  queryOptions({
    queryKey: queryKeys.sales.one(saleId),
    queryFn: ({ signal }) => sales.getSale({ params: { saleId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === "waiting" ? pace : false,
  });

type Cursor = string | undefined;

export const salesQuery = (state: SalesQuery["state"]) =>
  infiniteQueryOptions({
    queryKey: queryKeys.sales.list(state),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      sales.listSales({ query: { state, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }: { readonly cursor?: string | undefined }): Cursor => cursor,
  });

export const claimQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.sales.claim(token),
    queryFn: ({ signal }) => claims.readClaim({ body: { token } }, { signal }),
    enabled: token !== "",
    retry: false,
    // What it says stays true on the page of the person who has just claimed it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });
