import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PlainDialog } from "../plain-dialog/PlainDialog.tsx";
import { CameraRefusal } from "./CameraRefusal.tsx";
import { CodePicture } from "./CodePicture.tsx";
import { ManualNumber } from "./ManualNumber.tsx";
import { parseCode, type ScannedCode } from "./parse-code.ts";
import { ScanView } from "./ScanView.tsx";
import { useScanCamera } from "./use-scan-camera.ts";
import "./qr-scan.css";

type Props = { onCode: (code: ScannedCode) => void; onClose: () => void };

function CameraPart({ isIt }: { isIt: (text: string) => boolean }): ReactNode {
  const { t } = useTranslation();
  const { camera, retry } = useScanCamera();
  switch (camera.state) {
    case "starting":
      return (
        <div className="qrscan__view">
          <p>{t(($) => $.qrScan.starting)}</p>
        </div>
      );
    case "open":
      return <ScanView stream={camera.stream} isIt={isIt} />;
    case "denied":
    case "failed":
      return <CameraRefusal why={camera.state} onRetry={retry} />;
  }
}

/** Scans a code, reads it from a picture, or takes what is typed. */
export function QrScanDialog({ onCode, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [foreign, setForeign] = useState(false);
  const take = (text: string): boolean => {
    const code = parseCode(text, location.host);
    if (code !== undefined) onCode(code);
    return code !== undefined;
  };
  const takeScanned = (text: string): boolean => {
    const taken = take(text);
    setForeign(!taken);
    return taken;
  };
  return (
    <PlainDialog title={t(($) => $.qrScan.title)} onClose={onClose}>
      <div className="qrscan">
        <CameraPart isIt={takeScanned} />
        <p className="qrscan__error" aria-live="polite">
          {foreign && t(($) => $.qrScan.foreign)}
        </p>
        <CodePicture isIt={takeScanned} />
        <ManualNumber isIt={take} />
      </div>
    </PlainDialog>
  );
}
