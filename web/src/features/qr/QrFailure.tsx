import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";

export function QrFailure({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="qrpage__state" role="alert">
      <CloudOff size={44} strokeWidth={1.6} aria-hidden="true" />
      <h1>{t(($) => $.qr.failed)}</h1>
      <p className="muted">{failureText(error)}</p>
      <button type="button" className="btn btn--primary btn--lg" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </section>
  );
}
