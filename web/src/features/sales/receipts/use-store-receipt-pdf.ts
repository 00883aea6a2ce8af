import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import type { StoreReceipt } from "#contract/sales/receipts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { saveFile } from "#web/ui/save-file.ts";

const make = async (receipt: StoreReceipt): Promise<void> => {
  const [{ fetchFonts }, { storeReceiptPaper }] = await Promise.all([
    import("#web/api/papers/fetch-fonts.ts"),
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

/** Makes a receipt as a document, in the language of the page, and saves it. */
export const useStoreReceiptPdf = (receipt: StoreReceipt) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => make(receipt) });
  return {
    make: () => void (isPending || mutate()),
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
  };
};
