import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams, useSearchParams } from "react-router-dom";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { signInPath } from "#web/auth/next-location.ts";
import { useSession } from "#web/auth/session.ts";
import { receiptQuery } from "#web/features/points/points-api.ts";
import { storeReceiptQuery } from "#web/features/points/store/store-points-api.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ReceiptView } from "./ReceiptView.tsx";
import "./receipt.css";

type Props = { orderNumber: string; share: string | undefined; isStores?: boolean };

/** An address that cannot be one is answered as an invalid request. */
const missing = new Set(["purchase-not-found", "invalid-request"]);

function Opened({ orderNumber, share, isStores = false }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(
    isStores ? storeReceiptQuery(orderNumber) : receiptQuery(orderNumber, share),
  );
  const texts = t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  if (data !== undefined) return <ReceiptView receipt={data} isOwn={share === undefined} />;
  if (error instanceof ProblemError && missing.has(error.code)) return <Missing />;
  if (error !== null && !isFetching)
    return <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div className="order-receipt__waiting">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "block", "block"]} />
    </div>
  );
}

function Missing(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const role = session.state === "signed-in" ? session.role : undefined;
  const texts = t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
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
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const texts = t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  return (
    <EmptyList icon={ReceiptText} heading="h1" title={texts.signIn} text={texts.signInText}>
      <Link className="btn btn--primary" to={signInPath(pathname + search)}>
        {texts.signInButton}
      </Link>
    </EmptyList>
  );
}

/** Customers and stores buy: nobody else has a receipt to be asked for. */
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

/** /order-receipt/:orderNumber, or with the number as `order_number`. A link that its owner has shared opens it without an account. */
export function OrderReceiptPage(): ReactNode {
  const { t } = useTranslation();
  const params = useParams();
  const [parameters] = useSearchParams();
  const orderNumber = params["orderNumber"] ?? parameters.get("order_number") ?? undefined;
  usePageTitle([t(($) => $.purchases.receipt.title), orderNumber].filter(Boolean).join(" "));
  return (
    <main className="wrap order-receipt" id="content">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Content orderNumber={orderNumber} share={parameters.get("share") ?? undefined} />
    </main>
  );
}
