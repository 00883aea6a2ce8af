import type { UseQueryResult } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WithCreditNotes } from "#contract/shops/sales/receipts.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";

/** The API answers an impossible receipt number with `invalid-request`. */
const missing = new Set(["store-receipt-not-found", "invalid-request"]);

type Props = { asked: UseQueryResult<WithCreditNotes>; children: (found: WithCreditNotes) => ReactNode };

export function LoadedReceipt({ asked, children }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeReceipts, { returnObjects: true, skipInterpolation: true });
  const { data, error } = asked;
  if (data !== undefined) return children(data);
  if (error instanceof ProblemError && missing.has(error.code))
    return <EmptyList icon={ReceiptText} heading="h1" title={words.missing} text={words.missingText} />;
  return <NotLoaded query={asked} failed={words.failed} of={["title", "block", "block"]} />;
}
