import { Button, Modal } from "antd";
import type { ReactNode } from "react";
import { failureText } from "#web/api/failure-text.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";

type Props = {
  readonly title: string;
  /** What leaves everything as it is. */
  readonly back: string;
  readonly action: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks once more before something ends, and says why it could not. */
export function ConfirmDialog(props: Props): ReactNode {
  const { title, back, action, busy, error, onConfirm, onClose, children } = props;
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="back" onClick={onClose}>
          {back}
        </Button>,
        <Button key="action" type="primary" loading={busy} onClick={onConfirm}>
          {action}
        </Button>,
      ]}
    >
      {children}
      <FormFailure text={error === null ? undefined : failureText(error)} />
    </Modal>
  );
}
