import { FileDown, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreReceipt } from "#contract/sales/receipts.ts";
import { useStoreReceiptPdf } from "./use-store-receipt-pdf.ts";

type Props = {
  receipt: StoreReceipt;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** Keeps a receipt, or prints it. */
export function ReceiptTools({ receipt, children }: Props): ReactNode {
  const { t } = useTranslation();
  const pdf = useStoreReceiptPdf(receipt);
  const words = t(($) => $.storeReceipts, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <div className="storereceipt__tools">
        <button type="button" className="btn btn--primary" aria-disabled={pdf.busy} onClick={pdf.make}>
          <FileDown size={20} aria-hidden="true" />
          {pdf.busy ? words.making : words.pdf}
        </button>
        <button type="button" className="btn btn--ghost" onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </button>
        {children}
      </div>
      <p role="alert" className="storereceipt__failure">
        {pdf.failure !== undefined && `${words.pdfFailed} ${pdf.failure}`}
      </p>
    </>
  );
}
