import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { accountRoutes } from "#contract/accounts.ts";
import { everyMail } from "#contract/notification-settings.ts";
import { createClient } from "#web/api/client.ts";
import { failureText } from "#web/api/failure-text.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { SettingSwitch } from "#web/ui/SettingSwitch.tsx";

const accountApi = createClient(accountRoutes, { token: getAccessToken });

/** The one mail a day, where it is about. */
export function DailyMail(): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (on: boolean) =>
      accountApi.changeMe({ body: { mails: { ...everyMail, ...me?.mails, alerts: on } } }),
    onSuccess: (now) => queries.setQueryData(meQuery.queryKey, now),
  });
  if (me === undefined) return null;
  return (
    <div className="alert alerts__mail">
      <SettingSwitch
        label={t(($) => $.alerts.mail.label)}
        hint={t(($) => $.alerts.mail.hint)}
        on={me.mails.alerts}
        busy={isPending}
        disabled={isPending}
        onChange={(on) => mutate(on)}
      />
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </div>
  );
}
