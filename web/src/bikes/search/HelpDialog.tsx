import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import "./help-dialog.css";

export type Help = "tips" | "keys";

function Keys(): ReactNode {
  const keys = useTexts(($) => $.search.keys.list);
  return (
    <dl className="keys">
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

export function HelpDialog({ help, onClose }: { help: Help; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const tips = useTexts(($) => $.search.tips.list);
  return (
    <PlainDialog title={t(($) => $.search[help].title)} onClose={onClose}>
      {help === "keys" ? (
        <Keys />
      ) : (
        <ul className="tiplist">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </PlainDialog>
  );
}
