import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Closing } from "#contract/closing.ts";
import { failureText } from "#web/api/failure-text.ts";
import { closingApi, closingQuery } from "#web/auth/closing.ts";
import { signOutEverywhere } from "#web/auth/session.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** When the account is erased and what goes with it, and the one way back. */
export function ClosedAccount({ closing, eraseAt }: { closing: Closing; eraseAt: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.closing, { returnObjects: true });
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
      <div className="account__failure" role="alert">
        {error !== null && <Alert type="error" showIcon title={failureText(error)} role="presentation" />}
      </div>
      <div className="closing__actions">
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
