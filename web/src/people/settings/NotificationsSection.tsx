import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/people/accounts.ts";
import type { NotificationSettings } from "#contract/people/notification-settings.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SettingSwitch } from "#web/platform/ui/SettingSwitch.tsx";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";
import { deviceOf } from "#web/platform/auth/eid/eid-device.ts";

type Permission = "granted" | "denied" | "notAnswered" | "unsupported";

/** Asks for the browser's permission unless already answered. Call on a click: browsers ignore other requests. */
const askForNotifications = async (): Promise<Permission> => {
  // Phones have the interface, but `new Notification` throws.
  if (!("Notification" in globalThis) || deviceOf(navigator) !== "computer") return "unsupported";
  try {
    const answer = await Notification.requestPermission();
    return answer === "default" ? "notAnswered" : answer;
  } catch {
    return "unsupported";
  }
};

type Switched = { name: keyof NotificationSettings; on: boolean };

const names = ["browser", "messages", "bikeRegistrations"] as const;

/** Saves the settings. Asks the browser for permission only when the person switches it on. */
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
