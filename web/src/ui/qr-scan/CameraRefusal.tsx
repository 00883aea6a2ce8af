import { CameraOff, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ScannerFailure } from "./open-scanner.ts";

type Props = { why: ScannerFailure; onRetry: () => void };

/** Why there is no picture, and how to get one. */
export function CameraRefusal({ why, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  const steps = t(($) => $.qrScan.denied.steps, { returnObjects: true });
  const Sign = why === "unloaded" ? CloudOff : CameraOff;
  return (
    <div className="qrscan__refusal" role="alert">
      <Sign size={34} strokeWidth={1.7} aria-hidden="true" />
      <h3>{t(($) => $.qrScan[why].title)}</h3>
      <p>{t(($) => $.qrScan[why].text)}</p>
      {why === "denied" && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
