import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { openTotp } from "./open-totp.ts";

export const totpQueries = {
  isOn: (userId: string) =>
    queryOptions({
      queryKey: queryKeys.account.totp(userId),
      queryFn: async () => (await openTotp()).isOn(),
      retry: false,
    }),
  /** Never refetched nor cached: each request invalidates the earlier secret. */
  secret: (email: string) =>
    queryOptions({
      queryKey: queryKeys.account.totpSecret(email),
      queryFn: async () => (await openTotp()).begin(email),
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    }),
};
