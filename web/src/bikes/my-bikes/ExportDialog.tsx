import { Modal } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { PaperButton } from "#web/bikes/papers/PaperButton.tsx";

export function ExportDialog({ onClose }: { onClose: () => void }): ReactNode {
  const texts = useTexts(($) => $.bikes.export);
  return (
    <Modal open title={texts.open} onCancel={onClose} footer={null} width={520}>
      <div className="papers">
        <PaperButton wish={{ kind: "all" }} label={texts.pdf} hint={texts.pdfHint} />
        <PaperButton wish={{ kind: "data" }} label={texts.data} hint={texts.dataHint} />
      </div>
    </Modal>
  );
}
