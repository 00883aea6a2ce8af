import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { transferQuery } from "#web/ownership/handover/transfer-api.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import "./receipts.css";

/** Uses the page's language. */
const useReceiptPdf = (transferId: string) => {
  const queries = useQueryClient();
  const make = async (): Promise<void> => {
    const [{ fetchFonts }, { ownershipReceiptPaper }, transfer] = await Promise.all([
      import("#web/platform/api/papers/fetch-fonts.ts"),
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

type Props = {
  readonly transferId: string;
  /** Distinguishes the buttons of a list. */
  readonly bike?: string;
};

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
