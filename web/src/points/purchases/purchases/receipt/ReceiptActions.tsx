import { FileDown, Link2, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { receiptPath } from "#web/points/purchases/purchases/purchase-text.ts";
import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";

const savePdf = async (receipt: PurchaseReceipt): Promise<void> => {
  const [{ fetchFonts }, { receiptPaper }] = await Promise.all([
    import("#web/platform/api/papers/fetch-fonts.ts"),
    import("./receipt-paper.ts"),
  ]);
  const fonts = await fetchFonts(new AbortController().signal);
  const bytes = receiptPaper(fonts, receipt, shownLanguage());
  const name = i18next.t(($) => $.purchases.receipt.file);
  saveFile(`${name}-${receipt.purchase.orderNumber}.pdf`, new Blob([bytes], { type: "application/pdf" }));
};

const useReceiptPdf = (receipt: PurchaseReceipt) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => savePdf(receipt) });
  return {
    savePdf: () => void (isPending || mutate()),
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
  };
};

function CopyLink({ address }: { address: string }): ReactNode {
  const [copied, setCopied] = useState<boolean>();
  const texts = useTexts(($) => $.purchases.receipt);
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

export function ReceiptActions({ receipt }: { receipt: PurchaseReceipt }): ReactNode {
  const pdf = useReceiptPdf(receipt);
  const texts = useTexts(($) => $.purchases.receipt);
  const { share, purchase } = receipt;
  return (
    <div className="order-receipt__actions">
      <div className="order-receipt__action">
        <button type="button" className="btn btn--primary" aria-disabled={pdf.busy} onClick={pdf.savePdf}>
          <FileDown size={20} aria-hidden="true" />
          {pdf.busy ? texts.making : texts.pdf}
        </button>
        <p role="alert" className="failure">
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
