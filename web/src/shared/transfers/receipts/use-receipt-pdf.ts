import { useMutation, useQueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { failureText } from "#web/api/failure-text.ts";
import { transferQuery } from "#web/shared/transfers/transfer-api.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { saveFile } from "#web/ui/save-file.ts";

/** Makes the receipt of a transfer as a document, in the language of the page, and saves it. */
export const useReceiptPdf = (transferId: string) => {
  const queries = useQueryClient();
  const make = async (): Promise<void> => {
    const [{ fetchFonts }, { ownershipReceiptPaper }, transfer] = await Promise.all([
      import("#web/api/papers/fetch-fonts.ts"),
      import("./receipt-paper.ts"),
      queries.fetchQuery(transferQuery(transferId)),
    ]);
    const fonts = await fetchFonts(new AbortController().signal);
    const issue = { language: shownLanguage(), origin: location.origin };
    const bytes = ownershipReceiptPaper(fonts, transfer, issue);
    const name = i18next.t(($) => $.ownershipReceipts.file);
    saveFile(`${name}-${transfer.receiptNumber}.pdf`, new Blob([bytes], { type: "application/pdf" }));
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: make });
  return {
    make: () => void (isPending || mutate()),
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
  };
};
