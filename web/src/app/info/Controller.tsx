import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { siteConfig } from "#web/platform/auth/site-config.ts";

/** The company in the configuration of the deployment. */
export function Controller(): ReactNode {
  const { data } = useQuery({ queryKey: queryKeys.siteConfig.all, queryFn: siteConfig, staleTime: Infinity });
  return data?.controller !== undefined && <address>{data.controller}</address>;
}
