import { Button, Modal } from "antd";
import { Lock, Download, FileText } from "lucide-react";
import { type Dispatch, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { isAlmostVerified } from "#contract/bikes/analysis.ts";
import { AnalysisHelp } from "./AnalysisHelp.tsx";
import type { Change, Draft } from "./draft.ts";
import { type ChecklistState, ReceiptChecklist } from "./ReceiptChecklist.tsx";
import type { Proof } from "./use-proof.ts";
import { missingPart } from "./missing-part.ts";
import "./proof.css";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { PictureTile } from "#web/platform/ui/pictures/PictureTile.tsx";

function PictureTiles({ proof }: { proof: Proof }): ReactNode {
  const texts = useTexts(($) => $.registration.pictures);
  const titles = { format: texts.badFormat, fault: texts.unusable, upload: texts.uploadFailed };
  const bike = {
    name: texts.bike,
    need: texts.recommended,
    hint: texts.bikeHint,
    preview: texts.previewBike,
    failed: texts.bikeUploadFailed,
    kept: texts.bikeUploaded,
    titles,
  };
  const receipt = {
    name: texts.receipt,
    need: texts.required,
    hint: texts.receiptHint,
    preview: texts.previewReceipt,
    failed: texts.receiptUploadFailed,
    kept: texts.receiptUploaded,
    titles,
  };
  return (
    <div className="stack tiles">
      <PictureTile
        kind="bike-photo"
        picture={proof.bikePhoto}
        words={bike}
        drawing={<BikeArt type="dam" className="tile__art" ground={false} />}
      />
      <PictureTile
        kind="receipt"
        picture={proof.receipt}
        words={receipt}
        drawing={<FileText size={56} strokeWidth={1.2} />}
      />
    </div>
  );
}

function RequirementsDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.registration.requirements);
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

type Props = { draft: Draft; proof: Proof; change: Dispatch<Change> };

const stateOf = ({ analysis }: Draft, proof: Proof): ChecklistState => {
  if (proof.analysis.state === "running") return "running";
  if (!analysis) return "waiting";
  if (analysis.verified) return "passed";
  return isAlmostVerified(analysis.checks) ? "doubtful" : "failed";
};

export function PicturesStep({ draft, proof, change }: Props): ReactNode {
  const { t } = useTranslation();
  const [requirementsOpen, openRequirements] = useState(false);
  const showRequirements = () => openRequirements(true);
  const state = stateOf(draft, proof);
  const missing = missingPart(draft, proof);
  // The checklist already explains a failed receipt.
  const isTold = draft.analysis !== undefined && missing === "notVerified";
  return (
    <>
      <p className="registration__lead">{t(($) => $.registration.pictures.lead)}</p>
      <PictureTiles proof={proof} />
      <ReceiptChecklist state={state} analysis={draft.analysis}>
        <AnalysisHelp draft={draft} proof={proof} change={change} onRequirements={showRequirements} />
      </ReceiptChecklist>
      <output className="missing">{missing && !isTold && t(($) => $.registration.pictures[missing])}</output>
      <p className="note">
        <Lock size={17} aria-hidden="true" />
        {t(($) => $.registration.pictures.privacy)}
      </p>
      <Button type="link" className="notification__link" onClick={showRequirements}>
        {t(($) => $.registration.pictures.requirements)}
      </Button>
      <RequirementsDialog open={requirementsOpen} onClose={() => openRequirements(false)} />
    </>
  );
}
