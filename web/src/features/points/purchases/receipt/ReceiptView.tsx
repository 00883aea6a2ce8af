import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { Withdrawal } from "#web/features/points/purchases/withdrawal/Withdrawal.tsx";
import { PaperReceipt } from "#web/ui/paper-receipt/PaperReceipt.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { receiptLines } from "./receipt-lines.ts";
import { ReceiptActions } from "./ReceiptActions.tsx";

/** A receipt with what can be done with it. A person who opened it by a shared link sees nothing that only its owner may do. */
export function ReceiptView({ receipt, isOwn }: { receipt: PurchaseReceipt; isOwn: boolean }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const isStores = receipt.company !== undefined;
  return (
    <>
      {isOwn && (
        <Link className="order-receipt__back" to={isStores ? "/store-points" : "/receipts?tab=purchases"}>
          <ArrowLeft size={20} aria-hidden="true" />
          {isStores ? texts.backToStore : texts.back}
        </Link>
      )}
      <PaperReceipt lines={receiptLines(receipt, language)} />
      <ReceiptActions receipt={receipt} />
      {isOwn && <Withdrawal purchase={receipt.purchase} />}
    </>
  );
}
