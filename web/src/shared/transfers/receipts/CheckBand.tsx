import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { QrCode } from "#web/ui/qr/QrCode.tsx";
import "./receipts.css";

/** Below a receipt that both have signed: the code by which anybody can check it. */
export function CheckBand({ path }: { path: string }): ReactNode {
  const { t } = useTranslation();
  const { check, checkText, checkOpen, codeLabel } = t(($) => $.ownershipReceipts, {
    returnObjects: true,
    skipInterpolation: true,
  });
  return (
    <div className="receiptcheck">
      <QrCode text={`${location.origin}${path}`} label={codeLabel} />
      <div className="receiptcheck__text">
        <b>{check}</b>
        <span>{checkText}</span>
        <Link to={path}>{checkOpen}</Link>
      </div>
    </div>
  );
}
