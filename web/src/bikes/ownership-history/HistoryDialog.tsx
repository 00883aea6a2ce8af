import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { LoadedHistory } from "./LoadedHistory.tsx";

export function HistoryDialog({ bikeId, onClose }: { bikeId: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainDialog title={t(($) => $.history.title)} onClose={onClose}>
      <LoadedHistory bikeId={bikeId} />
    </PlainDialog>
  );
}
