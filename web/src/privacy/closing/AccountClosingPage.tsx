import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { closingQuery, closingApi } from "#web/platform/auth/closing.ts";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { useNavigate } from "react-router-dom";
import { failureText } from "#web/platform/api/failure-text.ts";
import { renewSession, signOutEverywhere } from "#web/platform/auth/session.ts";
import type { Closing } from "#contract/privacy/closing.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

function ClosedAccount({ closing, eraseAt }: { closing: Closing; eraseAt: string }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.closing.closing);
  const language = usePageLanguage();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => closingApi.reopenAccount(),
    onSettled: () => queries.invalidateQueries({ queryKey: closingQuery.queryKey }),
  });
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">
        {t(($) => $.closing.closing.text, { day: dayText(eraseAt, language) })}
        {closing.points > 0 && ` ${t(($) => $.closing.closing.points, { count: closing.points })}`}
      </p>
      {closing.blocks.length > 0 && <p>{texts.blocked}</p>}
      <FormFailure text={error === null ? undefined : failureText(error)} />
      <div className="ways ways--apart">
        <Button type="primary" size="large" loading={isPending} onClick={() => mutate()}>
          {texts.undo}
        </Button>
        <Button type="text" size="large" onClick={() => void signOutEverywhere()}>
          {texts.signOut}
        </Button>
      </div>
    </AccountLayout>
  );
}

/**
 * Shown once the account has been reopened, here or elsewhere. This browser's tokens may still be
 * outdated.
 */
function OpenAccount(): ReactNode {
  const texts = useTexts(($) => $.closing.open);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: renewSession,
    onSuccess: () => void navigate("/my-bikes", { replace: true }),
  });
  return (
    <AccountLayout title={texts.title}>
      <output className="account__lead">{texts.text}</output>
      <FormFailure text={error === null ? undefined : failureText(error)} />
      <div className="ways ways--apart">
        <Button type="primary" size="large" loading={isPending} onClick={() => mutate()}>
          {texts.goOn}
        </Button>
      </div>
    </AccountLayout>
  );
}

/** The page /account-closing, the only one open to the owner of a closed account. */
export function AccountClosingPage(): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.closing.closing);
  const { data: closing, isError, refetch } = useQuery(closingQuery);
  if (closing?.eraseAt !== undefined) return <ClosedAccount closing={closing} eraseAt={closing.eraseAt} />;
  if (closing !== undefined) return <OpenAccount />;
  return (
    <AccountLayout title={texts.title}>
      {isError ? (
        <>
          <p role="alert">{texts.loadFailed}</p>
          <div className="ways ways--apart">
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
