import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { freshSignInMinutes } from "#contract/privacy/closing.ts";
import { signInAgain } from "#web/platform/auth/session.ts";

/** Requires a fresh sign-in to download data or close the account: an open browser may not be its owner's. Signing in returns to `place`. */
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
      <div className="ways ways--apart">
        <Button type="primary" loading={leaving} onClick={leave}>
          {t(($) => $.closing.section.signInAgain)}
        </Button>
      </div>
    </>
  );
}
