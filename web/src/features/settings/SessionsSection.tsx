import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { signOutEverywhere } from "#web/auth/session.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { failureText } from "./failure-text.ts";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";

export function SessionsSection(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.sessions, { returnObjects: true });
  const [failure, fail] = useState<string>();
  const end = async (): Promise<void> => {
    fail(undefined);
    try {
      await settingsApi.endSessions();
    } catch (error) {
      if (error instanceof Error) fail(failureText(error));
      return;
    }
    // This session has ended with the others: whatever the pool says now, the page leaves.
    await signOutEverywhere().catch(() => undefined);
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
