import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/people/accounts.ts";
import { MailCategory } from "#contract/people/notification-settings.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SettingSwitch } from "#web/platform/ui/SettingSwitch.tsx";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { queryKeys } from "#web/platform/api/query-keys.ts";

const statusKey = queryKeys.account.mailStatus;

/** Warns if mail does not reach the person; otherwise renders nothing. */
function MailArrival({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.mail.arrival, { returnObjects: true });
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => settingsApi.getMailStatus({}, { signal }),
  });
  const retry = useMutation({
    mutationFn: () => settingsApi.retryMail({}),
    onSuccess: (status) => queries.setQueryData(statusKey, status),
  });
  const refused = data?.arrives === false ? (data.reason ?? "bounced") : undefined;
  return (
    <>
      {refused !== undefined && (
        <Alert
          type="warning"
          showIcon
          role="presentation"
          title={t(($) => $.settings.mail.arrival[refused], { email })}
          description={
            <>
              <p>{texts[`${refused}Fix`]}</p>
              <Button loading={retry.isPending} onClick={() => retry.mutate()}>
                {texts.retry}
              </Button>
            </>
          }
        />
      )}
      <Outcome
        failure={retry.error === null ? undefined : failureText(retry.error)}
        done={retry.isSuccess ? t(($) => $.settings.mail.arrival.retried, { email }) : undefined}
      />
    </>
  );
}

type Switched = { name: MailCategory; on: boolean };

export function MailSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.mail, { returnObjects: true });
  const { mutate, isPending, isSuccess, error, variables } = useAccountChange(({ name, on }: Switched) =>
    settingsApi.changeMe({ body: { mails: { ...me.mails, [name]: on } } }),
  );
  return (
    <>
      <p className="muted">{texts.lead}</p>
      <MailArrival email={me.email} />
      {MailCategory.options.map((name) => (
        <SettingSwitch
          key={name}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
          on={me.mails[name]}
          busy={isPending && variables.name === name}
          disabled={isPending}
          onChange={(on) => mutate({ name, on })}
        />
      ))}
      <Outcome
        failure={error === null ? undefined : failureText(error)}
        done={isSuccess ? t(($) => $.settings.saved) : undefined}
      />
    </>
  );
}
