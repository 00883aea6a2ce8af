import { FileDown, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import type { StoreReceipt } from "#contract/shops/sales/receipts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";

const make = async (receipt: StoreReceipt): Promise<void> => {
  const [{ fetchFonts }, { storeReceiptPaper }] = await Promise.all([
    import("#web/platform/api/papers/fetch-fonts.ts"),
    import("./store-receipt-paper.ts"),
  ]);
  const fonts = await fetchFonts(new AbortController().signal);
  const bytes = storeReceiptPaper(fonts, receipt, shownLanguage());
  const { file, fileOfNote } = i18next.t(($) => $.storeReceipts, {
    returnObjects: true,
    skipInterpolation: true,
  });
  const name = receipt.credits === undefined ? file : fileOfNote;
  saveFile(`${name}-${receipt.number}.pdf`, new Blob([bytes], { type: "application/pdf" }));
};

/** Saves the receipt as a PDF in the language of the page. */
const useStoreReceiptPdf = (receipt: StoreReceipt) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => make(receipt) });
  return {
    make: () => void (isPending || mutate()),
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
  };
};

type Props = {
  receipt: StoreReceipt;
  children?: ReactNode;
};

export function ReceiptTools({ receipt, children }: Props): ReactNode {
  const pdf = useStoreReceiptPdf(receipt);
  const words = useTexts(($) => $.storeReceipts);
  return (
    <>
      <div className="ways ways--apart">
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
      <p role="alert" className="failure">
        {pdf.failure !== undefined && `${words.pdfFailed} ${pdf.failure}`}
      </p>
    </>
  );
}
