import { useQuery } from "@tanstack/react-query";
import { Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ReceiptImage } from "#web/bikes/history/ReceiptImage.tsx";
import { bikeQueries } from "./queries.ts";

/** In milliseconds. Receipt links work for five minutes, so older ones are fetched again. */
const linkLasts = 4 * 60_000;

function Receipt({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const query = useQuery({ ...bikeQueries.byId(bikeId), staleTime: linkLasts });
  const { data, isFetching, isStale } = query;
  if (isStale && isFetching) return <output>{t(($) => $.history.receipt.loading)}</output>;
  return <ReceiptImage key={data?.receiptUrl} url={data?.receiptUrl} onRetry={() => void query.refetch()} />;
}

type Props = { bikeId: string; open: boolean; onClose: () => void };

export function ReceiptDialog({ bikeId, open, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t(($) => $.history.receipt.title)}
      onCancel={onClose}
      footer={null}
      width={640}
      destroyOnHidden
    >
      <Receipt bikeId={bikeId} />
    </Modal>
  );
}
