import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { SettingSwitch } from "#web/ui/SettingSwitch.tsx";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";

export function ProtectedIdentity({ isProtected }: { isProtected: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.protectedIdentity, { returnObjects: true });
  const { mutate, isPending, isSuccess, error } = useAccountChange((protectedIdentity: boolean) =>
    settingsApi.changeMe({ body: { protectedIdentity } }),
  );
  return (
    <div className="settings__part">
      <h3>{texts.title}</h3>
      <SettingSwitch
        label={texts.label}
        hint={texts.lead}
        on={isProtected}
        busy={isPending}
        onChange={(on) => mutate(on)}
      />
      <Outcome
        failure={error === null ? undefined : failureText(error)}
        done={isSuccess ? t(($) => $.settings.saved) : undefined}
      />
    </div>
  );
}
