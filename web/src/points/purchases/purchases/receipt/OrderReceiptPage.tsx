import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useParams, useSearchParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { receiptQuery } from "#web/points/purchases/points-api.ts";
import { storeReceiptQuery } from "#web/points/purchases/store/store-points-api.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { Withdrawal } from "#web/points/purchases/purchases/withdrawal/Withdrawal.tsx";
import { PaperReceipt } from "#web/points/paper-receipt/PaperReceipt.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { receiptLines } from "./receipt-lines.ts";
import { ReceiptActions } from "./ReceiptActions.tsx";
import "./receipt.css";

/** Visitors with a shared link get none of the owner's actions. */
function ReceiptView({ receipt, isOwn }: { receipt: PurchaseReceipt; isOwn: boolean }): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.purchases.receipt);
  const isStores = receipt.company !== undefined;
  return (
    <>
      {isOwn && (
        <BackLink to={isStores ? "/store-points" : "/receipts?tab=purchases"}>
          {isStores ? texts.backToStore : texts.back}
        </BackLink>
      )}
      <PaperReceipt lines={receiptLines(receipt, language)} />
      <ReceiptActions receipt={receipt} />
      {isOwn && <Withdrawal purchase={receipt.purchase} />}
    </>
  );
}

type Props = { orderNumber: string; share: string | undefined; isStores?: boolean };

/** A malformed order number fails with `invalid-request`. */
const missing = new Set(["purchase-not-found", "invalid-request"]);

function Opened({ orderNumber, share, isStores = false }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(
    isStores ? storeReceiptQuery(orderNumber) : receiptQuery(orderNumber, share),
  );
  const texts = useTexts(($) => $.purchases.receipt);
  if (data !== undefined) return <ReceiptView receipt={data} isOwn={share === undefined} />;
  if (error instanceof ProblemError && missing.has(error.code)) return <Missing />;
  if (error !== null && !isFetching)
    return <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div className="stack">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "block", "block"]} />
    </div>
  );
}

function Missing(): ReactNode {
  const session = useSession();
  const role = session.state === "signed-in" ? session.role : undefined;
  const texts = useTexts(($) => $.purchases.receipt);
  return (
    <EmptyList icon={ReceiptText} heading="h1" title={texts.missing} text={texts.missingText}>
      <Link
        className="btn btn--primary"
        to={role === "customer" ? "/receipts?tab=purchases" : role === "store" ? "/store-points" : "/contact"}
      >
        {role === "customer" ? texts.back : role === "store" ? texts.backToStore : texts.contact}
      </Link>
    </EmptyList>
  );
}

function SignInFirst(): ReactNode {
  const { pathname, search } = useLocation();
  const texts = useTexts(($) => $.purchases.receipt);
  return (
    <EmptyList icon={ReceiptText} heading="h1" title={texts.signIn} text={texts.signInText}>
      <Link className="btn btn--primary" to={signInPath(pathname + search)}>
        {texts.signInButton}
      </Link>
    </EmptyList>
  );
}

/** Only customers and stores have receipts. */
function Content({ orderNumber, share }: { orderNumber: string | undefined; share: string | undefined }) {
  const session = useSession();
  if (orderNumber === undefined) return <Missing />;
  if (share !== undefined) return <Opened orderNumber={orderNumber} share={share} />;
  switch (session.state) {
    case "loading":
      return null;
    case "signed-out":
      return <SignInFirst />;
    case "signed-in":
      if (session.role === "admin") return <Missing />;
      return <Opened orderNumber={orderNumber} share={share} isStores={session.role === "store"} />;
  }
}

/** /order-receipt/:orderNumber, or `?order_number=`. A shared link opens it without an account. */
export function OrderReceiptPage(): ReactNode {
  const { t } = useTranslation();
  const params = useParams();
  const [parameters] = useSearchParams();
  const orderNumber = params["orderNumber"] ?? parameters.get("order_number") ?? undefined;
  usePageTitle([t(($) => $.purchases.receipt.title), orderNumber].filter(Boolean).join(" "));
  return (
    <main className="wrap page order-receipt" id="content">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Content orderNumber={orderNumber} share={parameters.get("share") ?? undefined} />
    </main>
  );
}
