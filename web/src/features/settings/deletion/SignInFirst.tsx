import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { freshSignInMinutes } from "#contract/closing.ts";
import { signInAgain } from "#web/auth/session.ts";
import { deletionPlace } from "./deletion-place.ts";

/** An open browser is not yet its owner: the person who closes the account signs in for it, the way they always do. */
export function SignInFirst(): ReactNode {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void signInAgain(`${location.pathname}#${deletionPlace}`);
  };
  return (
    <>
      <p>{t(($) => $.closing.section.signInFirst, { minutes: freshSignInMinutes })}</p>
      <div className="settings__actions">
        <Button type="primary" loading={leaving} onClick={leave}>
          {t(($) => $.closing.section.signInAgain)}
        </Button>
      </div>
    </>
  );
}
