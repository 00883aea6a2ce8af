import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { freshSignInMinutes } from "#contract/privacy/closing.ts";
import { proveAgain } from "#web/platform/auth/session.ts";

/** Asks for a sign-in begun for settings, because an open browser may not be its owner's. Signing in returns to `place`. */
export function SignInFirst({ place, lead }: { place: string; lead?: string }): ReactNode {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void proveAgain(`${location.pathname}#${place}`);
  };
  return (
    <>
      <p>{lead ?? t(($) => $.settings.prove.person, { minutes: freshSignInMinutes })}</p>
      <div className="ways ways--apart">
        <Button type="primary" loading={leaving} onClick={leave}>
          {t(($) => $.settings.prove.action)}
        </Button>
      </div>
    </>
  );
}
