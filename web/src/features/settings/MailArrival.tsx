import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryKeys } from "#web/api/query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";

const statusKey = queryKeys.account.mailStatus;

/** That our mail does not reach the person, why, and what to do; nothing where it does. */
export function MailArrival({ email }: { email: string }): ReactNode {
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
