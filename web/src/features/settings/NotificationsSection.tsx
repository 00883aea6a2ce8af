import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import type { NotificationSettings } from "#contract/notification-settings.ts";
import { askForNotifications, type Permission } from "./browser-notifications.ts";
import { failureText } from "#web/api/failure-text.ts";
import { SettingSwitch } from "#web/ui/SettingSwitch.tsx";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";

type Switched = { name: keyof NotificationSettings; on: boolean };

const names = ["browser", "messages", "bikeRegistrations"] as const;

/** What the account wants, and why the browser will not show it. The browser is asked only when the person switches it on. */
const useNotifications = (settings: NotificationSettings) => {
  const [refusal, refuse] = useState<Exclude<Permission, "granted">>();
  const { mutate, ...change } = useAccountChange(({ name, on }: Switched) =>
    settingsApi.changeMe({ body: { notifications: { ...settings, [name]: on } } }),
  );
  const turn = async (switched: Switched): Promise<void> => {
    refuse(undefined);
    change.reset();
    if (switched.name === "browser" && switched.on) {
      const permission = await askForNotifications();
      if (permission !== "granted") return refuse(permission);
    }
    mutate(switched);
  };
  return { refusal, turn, ...change };
};

export function NotificationsSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.notifications, { returnObjects: true });
  const { turn, refusal, isPending, isSuccess, error, variables } = useNotifications(me.notifications);
  const failure = error === null ? undefined : failureText(error);
  return (
    <>
      {names.map((name) => (
        <SettingSwitch
          key={name}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
          on={me.notifications[name]}
          busy={isPending && variables.name === name}
          disabled={isPending}
          onChange={(on) => void turn({ name, on })}
        />
      ))}
      <Outcome
        failure={refusal === undefined ? failure : texts[refusal]}
        done={isSuccess ? t(($) => $.settings.saved) : undefined}
      />
    </>
  );
}
