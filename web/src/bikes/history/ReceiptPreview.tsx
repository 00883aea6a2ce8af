import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { ReceiptImage } from "./ReceiptImage.tsx";

type Props = { url: string; onStale: () => void; onClose: () => void };

export function ReceiptPreview({ url, onStale, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainDialog title={t(($) => $.history.receipt.title)} onClose={onClose}>
      <ReceiptImage key={url} url={url} onRetry={onStale} />
    </PlainDialog>
  );
}
