import { Button } from "antd";
import { CircleCheck, Share } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { deviceOf } from "#web/auth/eid/eid-device.ts";
import { useInstallPrompt } from "#web/ui/install/install-prompt.ts";

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** How the site comes among the apps of this device. Safari on phones never asks, so it is told where to find it. */
export function InstallSection(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.install, { returnObjects: true });
  const install = useInstallPrompt();
  if (isInstalled()) {
    return (
      <p className="settings__level settings__level--proven">
        <CircleCheck size={22} aria-hidden="true" />
        {texts.installed}
      </p>
    );
  }
  return (
    <>
      <p>{texts.lead}</p>
      {install && (
        <div className="settings__actions">
          <Button type="primary" onClick={() => void install().catch(() => undefined)}>
            {texts.install}
          </Button>
        </div>
      )}
      {!install && deviceOf(navigator) === "iphone" && (
        <p className="settings__level">
          <Share size={22} aria-hidden="true" />
          {texts.onIphone}
        </p>
      )}
      {!install && deviceOf(navigator) !== "iphone" && <p className="settings__hint">{texts.elsewhere}</p>}
    </>
  );
}
