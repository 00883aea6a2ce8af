import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { freshSignInMinutes } from "#contract/closing.ts";
import { signInAgain } from "#web/auth/session.ts";

/** An open browser is not yet its owner: to take the data away, or to close the account, one signs in for that, the way they always do. `place` is where signing in leads back to. */
export function SignInFirst({ place }: { place: string }): ReactNode {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void signInAgain(`${location.pathname}#${place}`);
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
