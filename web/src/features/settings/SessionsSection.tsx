import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { endSessions } from "#web/auth/end-sessions.ts";
import { getAccessToken, signOutEverywhere } from "#web/auth/session.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { failureText } from "#web/api/failure-text.ts";
import { Outcome } from "./Outcome.tsx";

export function SessionsSection(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.sessions, { returnObjects: true });
  const [failure, fail] = useState<string>();
  const end = async (): Promise<void> => {
    fail(undefined);
    try {
      await endSessions(getAccessToken);
    } catch (error) {
      if (error instanceof Error) fail(failureText(error));
      return;
    }
    await signOutEverywhere();
  };
  return (
    <>
      <p>{texts.lead}</p>
      <Outcome failure={failure} />
      <div className="settings__actions">
        <ConfirmButton title={texts.endTitle} text={texts.endText} action={texts.end} onConfirm={end}>
          {texts.end}
        </ConfirmButton>
      </div>
    </>
  );
}
