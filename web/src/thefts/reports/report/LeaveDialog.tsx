import { Button, Modal } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";

type Props = { onKeep: () => void; onThrowAway: () => void; onClose: () => void };

export function LeaveDialog({ onKeep, onThrowAway, onClose }: Props): ReactNode {
  const texts = useTexts(($) => $.thefts.leave);
  return (
    <Modal
      open
      title={texts.title}
      onCancel={onClose}
      footer={[
        <Button key="away" danger onClick={onThrowAway}>
          {texts.throwAway}
        </Button>,
        <Button key="keep" type="primary" onClick={onKeep}>
          {texts.keep}
        </Button>,
      ]}
    >
      <p>{texts.text}</p>
    </Modal>
  );
}
