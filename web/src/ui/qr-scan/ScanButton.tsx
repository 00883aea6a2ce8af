import { ScanLine } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ScannedCode } from "./parse-code.ts";
import { useCanScan } from "./use-can-scan.ts";

const QrScanDialog = lazy(async () => ({ default: (await import("./QrScanDialog.tsx")).QrScanDialog }));

type Props = {
  onCode: (code: ScannedCode) => void;
  className: string;
  /** Shows the sign alone; its words are read aloud. */
  short?: boolean;
};

/** Opens the scanner. Stands only where codes can be scanned. */
export function ScanButton({ onCode, className, short = false }: Props): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const take = (code: ScannedCode): void => {
    close();
    onCode(code);
  };
  if (!useCanScan()) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        title={t(($) => $.qrScan.buttonTitle)}
        onClick={() => setOpen(true)}
      >
        <ScanLine size={short ? 24 : 20} aria-hidden="true" />
        <span className={short ? "sr" : undefined}>{t(($) => $.qrScan.title)}</span>
      </button>
      {open && (
        <Suspense>
          <QrScanDialog onCode={take} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
