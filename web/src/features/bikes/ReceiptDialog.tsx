import { useQuery } from "@tanstack/react-query";
import { Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ReceiptImage } from "./ReceiptImage.tsx";
import { bikeQueries } from "./queries.ts";

/** A receipt's link opens for five minutes, so an older one is fetched anew. */
const linkLasts = 4 * 60_000;

type Props = { bikeId: string; onClose: () => void };

export function ReceiptDialog({ bikeId, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const query = useQuery({ ...bikeQueries.byId(bikeId), staleTime: linkLasts });
  const { data, isFetching, isStale } = query;
  return (
    <Modal open title={t(($) => $.bikes.receipt.title)} onCancel={onClose} footer={null} width={640}>
      {isStale && isFetching ? (
        <output>{t(($) => $.bikes.receipt.loading)}</output>
      ) : (
        <ReceiptImage key={data?.receiptUrl} url={data?.receiptUrl} onRetry={() => void query.refetch()} />
      )}
    </Modal>
  );
}
