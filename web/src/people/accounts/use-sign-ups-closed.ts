import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { siteConfig } from "#web/platform/auth/site-config.ts";

/** Known before anything is typed. Until it is known, the server refuses in the same words. */
export const useSignUpsClosed = (): boolean => {
  const { data } = useQuery({ queryKey: queryKeys.siteConfig.all, queryFn: siteConfig, staleTime: Infinity });
  return data?.signUps === "closed";
};
