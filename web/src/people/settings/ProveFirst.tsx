import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { amplifyReady, proveAgain } from "#web/platform/auth/session.ts";

const proofQuery = {
  queryKey: queryKeys.account.mayChangeSignIn,
  queryFn: async () => (await amplifyReady()).mayChangeSignIn(),
  staleTime: 0,
  gcTime: 0,
  retry: false,
} as const;

/** Requires a fresh sign-in for changes to how someone signs in: an open browser may not be its owner's. Signing in returns to `place`. */
export function ProveFirst({ place, children }: { place: string; children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { data: isProved, isPending } = useQuery(proofQuery);
  const [leaving, setLeaving] = useState(false);
  if (isPending) return <Skeleton.Button active />;
  if (isProved === true) return children;
  const prove = (): void => {
    setLeaving(true);
    void proveAgain(`${location.pathname}#${place}`);
  };
  return (
    <>
      <p>{t(($) => $.settings.prove.lead)}</p>
      <div className="ways ways--apart">
        <Button loading={leaving} onClick={prove}>
          {t(($) => $.settings.prove.action)}
        </Button>
      </div>
    </>
  );
}
