import type { UseQueryResult } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WithCreditNotes } from "#contract/shops/sales/receipts.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";

/** The API answers an impossible receipt number with `invalid-request`. */
const missing = new Set(["store-receipt-not-found", "invalid-request"]);

type Props = { asked: UseQueryResult<WithCreditNotes>; children: (found: WithCreditNotes) => ReactNode };

export function LoadedReceipt({ asked, children }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeReceipts, { returnObjects: true, skipInterpolation: true });
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined) return children(data);
  if (error instanceof ProblemError && missing.has(error.code))
    return <EmptyList icon={ReceiptText} heading="h1" title={words.missing} text={words.missingText} />;
  if (error !== null && !isFetching)
    return <FetchFailure title={words.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "block", "block"]} />
    </>
  );
}
