import { Button, Modal } from "antd";
import type { ReactNode } from "react";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";

type Props = {
  readonly title: string;
  /** Text of the button that cancels. */
  readonly back: string;
  readonly action: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

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
