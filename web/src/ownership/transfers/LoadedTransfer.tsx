import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { transferQuery } from "#web/ownership/handover/transfer-api.ts";

type Props = { readonly transferId: string; readonly children: (transfer: Transfer) => ReactNode };

export function LoadedTransfer({ transferId, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(transferQuery(transferId));
  if (data !== undefined) return children(data);
  if (error !== null)
    return (
      <FetchFailure
        title={t(($) => $.transfers.page.failed)}
        text={failureText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="late">
      <output className="sr">{t(($) => $.transfers.page.loading)}</output>
      <Skeleton of={["title", "plate", "block"]} />
    </div>
  );
}
