import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { amplifyReady, renewSession } from "#web/platform/auth/session.ts";
import { TotpSetup } from "#web/platform/auth/totp/TotpSetup.tsx";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { useGoOn } from "#web/platform/auth/use-go-on.ts";

/** Renews the tokens, which now carry the administrator role, and drops data fetched without it. */
const useBecomeAdministrator = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const goOn = useGoOn();
  return async () => {
    await renewSession();
    await queries.invalidateQueries({ queryKey: meQuery.queryKey });
    goOn();
  };
};

export function TotpStep({ onLeft }: { onLeft: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.totp, { returnObjects: true });
  const { data: me, isError, refetch } = useQuery(meQuery);
  const becomeAdministrator = useBecomeAdministrator();
  const leave = async (): Promise<void> => {
    const { signOutHere } = await amplifyReady();
    await signOutHere();
    onLeft();
  };
  const leaveButton = <Button onClick={() => void leave()}>{texts.setUpLeave}</Button>;
  return (
    <AccountLayout title={texts.setUpTitle}>
      <p className="account__lead">{texts.setUpLead}</p>
      {me && <TotpSetup email={me.email} onDone={becomeAdministrator} others={leaveButton} />}
      {!me && !isError && <Skeleton active paragraph={{ rows: 8 }} title={false} />}
      {!me && isError && (
        <>
          <FormFailure text={t(($) => $.settings.loadFailed)} />
          <div className="ways ways--apart account__actions">
            <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
            {leaveButton}
          </div>
        </>
      )}
    </AccountLayout>
  );
}
