import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Me } from "#contract/accounts.ts";
import { MailCategory } from "#contract/notification-settings.ts";
import { failureText } from "#web/api/failure-text.ts";
import { SettingSwitch } from "#web/ui/SettingSwitch.tsx";
import { MailArrival } from "./MailArrival.tsx";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";

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
