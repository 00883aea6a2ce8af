import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlainDialog } from "../plain-dialog/PlainDialog.tsx";
import { CameraPart } from "./CameraPart.tsx";
import { CodePicture } from "./CodePicture.tsx";
import { ManualNumber } from "./ManualNumber.tsx";
import { useHandScanner } from "./use-hand-scanner.ts";
import { type Remark, type Taking, useTaking } from "./use-taking.ts";
import "./qr-scan.css";

type Props = Taking & { onClose: () => void };

function RemarkText({ remark }: { remark: Remark }): ReactNode {
  const { t } = useTranslation();
  switch (remark.about) {
    case "foreign":
    case "sticker":
      return <span className="qrscan__error">{t(($) => $.qrScan[remark.about])}</span>;
    case "already":
      return t(($) => $.qrScan.already, remark);
    case "added":
      return t(($) => $.qrScan.added, remark);
  }
}

/** Scans a code by camera or hand scanner, reads it from a picture, or takes what is typed. */
export function QrScanDialog({ onClose, ...taking }: Props): ReactNode {
  const { t } = useTranslation();
  const { remark, read, take, takeSeen, takeRead } = useTaking(taking, onClose);
  useHandScanner(takeRead);
  return (
    <PlainDialog title={t(($) => $.common.scanCode.title)} onClose={onClose}>
      <div className="qrscan">
        <CameraPart onText={takeSeen} read={read} />
        <p className="qrscan__remark" aria-live="polite">
          {remark !== undefined && <RemarkText remark={remark} />}
        </p>
        <CodePicture onText={takeRead} />
        <ManualNumber isIt={take} />
        {taking.many === true && (
          <button type="button" className="btn btn--primary" onClick={onClose}>
            {t(($) => $.qrScan.done)}
          </button>
        )}
      </div>
    </PlainDialog>
  );
}
