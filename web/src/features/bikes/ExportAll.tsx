import { Button, Modal } from "antd";
import { FileDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PaperButton } from "./papers/PaperButton.tsx";
import "./papers/papers.css";

/** All one's bikes for the insurer, as document or as data. */
export function ExportAll(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const texts = t(($) => $.bikes.export, { returnObjects: true });
  return (
    <>
      <Button
        size="large"
        icon={<FileDown size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      <Modal
        open={open}
        title={texts.open}
        onCancel={() => setOpen(false)}
        footer={null}
        width={520}
        destroyOnHidden
      >
        <div className="papers">
          <PaperButton wish={{ kind: "all" }} label={texts.pdf} hint={texts.pdfHint} />
          <PaperButton wish={{ kind: "data" }} label={texts.data} hint={texts.dataHint} />
        </div>
      </Modal>
    </>
  );
}
