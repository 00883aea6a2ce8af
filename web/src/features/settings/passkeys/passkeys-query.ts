import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "#web/api/query-keys.ts";
import { openPasskeys } from "./open-passkeys.ts";

export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.account.passkeys(userId),
    queryFn: async () => (await openPasskeys()).list(),
    retry: false,
  });
