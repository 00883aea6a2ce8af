import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { closingQuery } from "#web/auth/closing.ts";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { ClosedAccount } from "./ClosedAccount.tsx";
import { OpenAccount } from "./OpenAccount.tsx";
import "./closing.css";

/** /account-closing: all that the owner of a closed account can open. */
export function AccountClosingPage(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.closing, { returnObjects: true });
  const { data: closing, isError, refetch } = useQuery(closingQuery);
  if (closing?.eraseAt !== undefined) return <ClosedAccount closing={closing} eraseAt={closing.eraseAt} />;
  if (closing !== undefined) return <OpenAccount />;
  return (
    <AccountLayout title={texts.title}>
      {isError ? (
        <>
          <p role="alert">{texts.loadFailed}</p>
          <div className="closing__actions">
            <Button size="large" onClick={() => void refetch()}>
              {t(($) => $.common.tryAgain)}
            </Button>
          </div>
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
    </AccountLayout>
  );
}
