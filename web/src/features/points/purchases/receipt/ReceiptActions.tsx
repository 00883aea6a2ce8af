import { FileDown, Link2, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { receiptPath } from "#web/features/points/purchases/purchase-text.ts";
import { useReceiptPdf } from "./use-receipt-pdf.ts";

function CopyLink({ address }: { address: string }): ReactNode {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean>();
  const texts = t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="order-receipt__action">
      <button type="button" className="btn btn--ghost" onClick={() => void copy()}>
        <Link2 size={20} aria-hidden="true" />
        {texts.copy}
      </button>
      <p className="muted">{texts.copyHint}</p>
      <output>
        {copied === true && texts.copied}
        {copied === false && (
          <>
            {texts.copyYourself} <span className="order-receipt__link">{address}</span>
          </>
        )}
      </output>
    </div>
  );
}

/** Keeps the receipt, prints it, or lets someone else see it. */
export function ReceiptActions({ receipt }: { receipt: PurchaseReceipt }): ReactNode {
  const { t } = useTranslation();
  const pdf = useReceiptPdf(receipt);
  const texts = t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const { share, purchase } = receipt;
  return (
    <div className="order-receipt__actions">
      <div className="order-receipt__action">
        <button type="button" className="btn btn--primary" aria-disabled={pdf.busy} onClick={pdf.make}>
          <FileDown size={20} aria-hidden="true" />
          {pdf.busy ? texts.making : texts.pdf}
        </button>
        <p role="alert" className="order-receipt__failure">
          {pdf.failure !== undefined && `${texts.pdfFailed} ${pdf.failure}`}
        </p>
      </div>
      <button type="button" className="btn btn--ghost" onClick={() => print()}>
        <Printer size={20} aria-hidden="true" />
        {texts.print}
      </button>
      {share !== undefined && (
        <CopyLink
          address={`${location.origin}${receiptPath(purchase.orderNumber)}?${new URLSearchParams({ share })}`}
        />
      )}
    </div>
  );
}
