import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "antd";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { amplifyReady } from "#web/platform/auth/session.ts";
import { SignInFirst } from "./SignInFirst.tsx";

const proofQuery = {
  queryKey: queryKeys.account.mayChangeSignIn,
  queryFn: async () => (await amplifyReady()).mayChangeSignIn(),
  staleTime: 0,
  gcTime: 0,
  retry: false,
} as const;

/** Shows a section that changes how someone signs in after a sign-in begun for settings. */
export function ProveFirst({ place, children }: { place: string; children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { data: isProved, isPending } = useQuery(proofQuery);
  if (isPending) return <Skeleton.Button active />;
  return isProved === true ? children : <SignInFirst place={place} lead={t(($) => $.settings.prove.lead)} />;
}
