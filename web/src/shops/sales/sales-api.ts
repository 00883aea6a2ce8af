import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { claimRoutes } from "#contract/shops/sales/claims.ts";
import { type SalesQuery, saleRoutes } from "#contract/shops/sales/sales.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken, amplifyReady } from "#web/platform/auth/session.ts";
import type { NumberRegister } from "#web/bikes/frame-number/use-number-check.ts";
import { NetworkError } from "#web/platform/api/errors.ts";
import { identityOf } from "#web/platform/auth/id-token.ts";

type Person = { readonly userId: string; readonly storeId?: string | undefined };

/** Returns the token only while the same person works in the same store, so that a request is never sent as someone else. */
const tokenOf =
  ({ userId, storeId }: Person) =>
  async (): Promise<string | undefined> => {
    const { accessToken, idToken } = await (await amplifyReady()).readTokens().catch((cause: unknown) => {
      throw new NetworkError("The session could not be renewed", { cause });
    });
    const now = idToken === undefined ? undefined : identityOf(idToken);
    if (now?.userId !== userId || now.storeId !== storeId)
      throw new NetworkError("Someone else is signed in by now");
    return accessToken;
  };

export const sales = createClient(saleRoutes, { token: getAccessToken });
export const claims = createClient(claimRoutes, { token: getAccessToken });

/** Refuses a token of another store or person than the till's. */
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

/** The scanned code is the key, so each scan makes one request. */
export const modelQuery = (ean: string) =>
  queryOptions({
    queryKey: queryKeys.sales.model(ean),
    queryFn: ({ signal }) => sales.findModel({ params: { ean } }, { signal }),
    enabled: ean !== "",
    retry: false,
  });

/** Milliseconds; the buyer stands at the counter. */
const pollInterval = 3000;

/** Polls until the sale no longer waits. */
export const waitingSaleQuery = (saleId: string) =>
  queryOptions({
    queryKey: queryKeys.sales.one(saleId),
    queryFn: ({ signal }) => sales.getSale({ params: { saleId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === "waiting" ? pollInterval : false,
  });

export const salesQuery = (state: SalesQuery["state"]) =>
  pagedQuery(queryKeys.sales.list(state), (cursor, signal) =>
    sales.listSales({ query: { state, cursor } }, { signal }),
  );

export const claimQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.sales.claim(token),
    queryFn: ({ signal }) => claims.readClaim({ body: { token } }, { signal }),
    enabled: token !== "",
    retry: false,
    // A refetch after the claim would fail with `claim-used` and replace the page.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });
