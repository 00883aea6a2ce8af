import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReceiptPdf } from "./use-receipt-pdf.ts";
import "./receipts.css";

type Props = {
  readonly transferId: string;
  /** Names it where there are several. */
  readonly bike?: string;
};

/** Keeps the receipt. */
export function PdfButton({ transferId, bike }: Props): ReactNode {
  const { t } = useTranslation();
  const pdf = useReceiptPdf(transferId);
  const texts = t(($) => $.ownershipReceipts, { returnObjects: true, skipInterpolation: true });
  const isOne = bike === undefined;
  return (
    <>
      <button
        type="button"
        className={isOne ? "btn btn--primary" : "btn btn--ghost"}
        aria-disabled={pdf.busy}
        aria-label={isOne ? undefined : t(($) => $.ownershipReceipts.pdfOf, { bike })}
        onClick={pdf.make}
      >
        <FileDown size={20} aria-hidden="true" />
        {pdf.busy ? texts.making : isOne ? texts.pdf : texts.pdfShort}
      </button>
      <p role="alert" className="receipt__failure">
        {pdf.failure !== undefined && `${texts.pdfFailed} ${pdf.failure}`}
      </p>
    </>
  );
}
