import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/auth/me-query.ts";
import { amplifyReady, renewSession } from "#web/auth/session.ts";
import { TotpSetup } from "#web/auth/totp/TotpSetup.tsx";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { useGoOn } from "./use-go-on.ts";

/** New tokens make the person an administrator at last; whatever was fetched before was for someone who was none. */
const useBecomeAdministrator = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const goOn = useGoOn();
  return async () => {
    await renewSession();
    await queries.invalidateQueries({ queryKey: meQuery.queryKey });
    await goOn();
  };
};

/** An administrator without a second factor sets one up before going any further. */
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
          <div className="account__actions">
            <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
            {leaveButton}
          </div>
        </>
      )}
    </AccountLayout>
  );
}
