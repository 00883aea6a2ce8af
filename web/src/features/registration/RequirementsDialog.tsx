import { Button, Modal } from "antd";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** What a receipt must show, and a template that a shop can fill in. */
export function RequirementsDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.requirements, { returnObjects: true });
  const { items } = texts;
  return (
    <Modal
      open={open}
      title={texts.title}
      onCancel={onClose}
      footer={[
        <Button
          key="download"
          href="/kvittomall.html"
          download
          icon={<Download size={18} aria-hidden="true" />}
        >
          {texts.download}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {t(($) => $.common.close)}
        </Button>,
      ]}
    >
      <p>{texts.lead}</p>
      <ul className="requirements">
        {[items.frameNumber, items.personalNumber, items.seller, items.date, items.price].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="muted">{texts.advice}</p>
    </Modal>
  );
}
