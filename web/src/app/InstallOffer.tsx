import { Button } from "antd";
import { MonitorDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { readStored, writeStored } from "#web/ui/local-store.ts";
import { useInstallPrompt } from "#web/ui/install/install-prompt.ts";
import "./install-offer.css";

/** Gone with the session, as everything else that is stored for an account. */
const answeredKey = "cr:install-offer";

/** Offers once to put the site among the device's apps. A person who says no finds it in the settings. */
export function InstallOffer(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.common.install, { returnObjects: true });
  const install = useInstallPrompt();
  const [answered, setAnswered] = useState(() => readStored(answeredKey) !== null);
  if (install === undefined || answered) return null;
  const answer = (): void => {
    writeStored(answeredKey, "answered");
    setAnswered(true);
  };
  const accept = (): void => {
    answer();
    install().catch(() => undefined);
  };
  return (
    <aside className="wrap installoffer" aria-label={texts.title}>
      <div className="installoffer__card">
        <MonitorDown size={28} aria-hidden="true" />
        <p>
          <b>{texts.title}</b>
          <br />
          {texts.text}
        </p>
        <div className="installoffer__actions">
          <Button type="primary" onClick={accept}>
            {texts.install}
          </Button>
          <Button onClick={answer}>{texts.notNow}</Button>
        </div>
      </div>
    </aside>
  );
}
