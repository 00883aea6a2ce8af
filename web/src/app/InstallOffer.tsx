import { Button } from "antd";
import { MonitorDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { readStored, writeStored } from "#web/platform/ui/local-store.ts";
import { useInstallPrompt } from "#web/platform/ui/install/install-prompt.ts";
import "./install-offer.css";

/** Removed at sign-out, like all stored data of the account. */
const answeredKey = "cr:install-offer";

/** Offers once to install the site. It remains available in the settings. */
export function InstallOffer(): ReactNode {
  const texts = useTexts(($) => $.common.install);
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
        <div className="ways ways--apart">
          <Button type="primary" onClick={accept}>
            {texts.install}
          </Button>
          <Button onClick={answer}>{texts.notNow}</Button>
        </div>
      </div>
    </aside>
  );
}
