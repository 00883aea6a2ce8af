import { queryOptions } from "@tanstack/react-query";
import { openPasskeys } from "./open-passkeys.ts";

export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ["passkeys", userId],
    queryFn: async () => (await openPasskeys()).list(),
    retry: false,
  });
