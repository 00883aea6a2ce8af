import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { WithCreditNotes } from "#contract/shops/sales/receipts.ts";
import { PaperReceipt } from "#web/points/paper-receipt/PaperReceipt.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { LoadedReceipt } from "./LoadedReceipt.tsx";
import { ReceiptTools } from "./ReceiptTools.tsx";
import { receiptOfBikeQuery } from "./receipts-api.ts";
import { storeReceiptLines } from "./store-receipt-lines.ts";
import "./store-receipts.css";

function Papers({ receipt, creditNotes }: WithCreditNotes): ReactNode {
  const language = usePageLanguage();
  return (
    <>
      <PaperReceipt lines={storeReceiptLines(receipt, language)} />
      {creditNotes.map((note) => (
        <PaperReceipt key={note.number} heading="h2" lines={storeReceiptLines(note, language)} />
      ))}
      <ReceiptTools receipt={receipt} />
    </>
  );
}

/** /my-bikes/:bikeId/store-receipt: the store's receipt as its buyer sees it. */
export function BikeReceiptPage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  usePageTitle(t(($) => $.storeReceipts.receipt));
  return (
    <main className="wrap page storereceipt" id="content">
      <BackLink to={`/my-bikes/${bikeId}`}>{t(($) => $.storeReceipts.backToBike)}</BackLink>
      <LoadedReceipt key={bikeId} asked={useQuery(receiptOfBikeQuery(bikeId))}>
        {(found) => <Papers {...found} />}
      </LoadedReceipt>
    </main>
  );
}
