import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { saveFile } from "#web/ui/save-file.ts";

const make = async (receipt: PurchaseReceipt): Promise<void> => {
  const [{ fetchFonts }, { receiptPaper }] = await Promise.all([
    import("#web/api/papers/fetch-fonts.ts"),
    import("./receipt-paper.ts"),
  ]);
  const fonts = await fetchFonts(new AbortController().signal);
  const bytes = receiptPaper(fonts, receipt, shownLanguage());
  const name = i18next.t(($) => $.purchases.receipt.file);
  saveFile(`${name}-${receipt.purchase.orderNumber}.pdf`, new Blob([bytes], { type: "application/pdf" }));
};

/** Makes the receipt as a document, in the language of the page, and saves it. */
export const useReceiptPdf = (receipt: PurchaseReceipt) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => make(receipt) });
  return {
    make: () => void (isPending || mutate()),
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
  };
};
