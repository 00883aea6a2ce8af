import { Button, Checkbox, Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { prices } from "#contract/prices.ts";
import { Plate } from "#web/ui/Plate.tsx";
import type { Draft } from "./draft.ts";
import "./review.css";

type Props = { draft: Draft; points: number; busy: boolean; onConfirm: () => void; onClose: () => void };

/** The last question before points are spent. */
export function ConfirmDialog({ draft, points, busy, onConfirm, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [started, start] = useState(false);
  const { brand, model } = draft.details;
  return (
    <Modal
      open
      title={t(($) => $.registration.confirm.title)}
      onCancel={onClose}
      closable={!busy}
      mask={{ closable: !busy }}
      footer={[
        <Button key="cancel" onClick={onClose} disabled={busy}>
          {t(($) => $.common.cancel)}
        </Button>,
        <Button key="ok" type="primary" onClick={onConfirm} loading={busy} disabled={!started}>
          {t(($) => $.registration.confirm.ok)}
        </Button>,
      ]}
    >
      <p className="confirm__bike">
        <Plate number={canonicalFrameNumber(draft.frameNumber)} label={t(($) => $.common.frameNumber)} />
        <b>{`${brand} ${model}`.trim()}</b>
      </p>
      <p className="paragraph">
        {t(($) => $.registration.confirm.text, { before: points, after: points - prices.registration })}
      </p>
      <Checkbox checked={started} onChange={({ target }) => start(target.checked)} className="certify">
        {t(($) => $.registration.confirm.start)}
      </Checkbox>
    </Modal>
  );
}
