import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Form, Modal } from "antd";
import TextArea from "antd/es/input/TextArea";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { requiredText } from "#contract/platform/text.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { transferDependents, transferApi } from "#web/ownership/handover/transfer-api.ts";

type Props = { readonly transferId: string; readonly onClose: () => void };

/** Refetches after errors too: the other party may have ended the transfer first. */
const useEnding = <Wish,>(end: (wish: Wish) => Promise<object>, onDone: () => void) => {
  const queries = useQueryClient();
  const refresh = (): void => {
    for (const queryKey of transferDependents) void queries.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: end,
    onSuccess: () => {
      refresh();
      onDone();
    },
    onError: refresh,
  });
};

export function DeclineDialog({ transferId, onClose }: Props): ReactNode {
  const texts = useTexts(($) => $.transfers.page);
  const decline = (reason: string) =>
    transferApi.declineTransfer({ params: { transferId }, body: { reason } });
  const { mutate, isPending, error } = useEnding(decline, onClose);
  return (
    <Modal open title={texts.declineTitle} onCancel={onClose} footer={null}>
      <Form<{ reason: string }> layout="vertical" size="large" onFinish={({ reason }) => mutate(reason)}>
        <Form.Item
          name="reason"
          label={texts.declineReason}
          extra={texts.declineHint}
          validateTrigger="onSubmit"
          rules={[zodRule(requiredText(300))]}
        >
          <TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <FormFailure text={error === null ? undefined : failureText(error)} />
        <Button htmlType="submit" loading={isPending}>
          {texts.decline}
        </Button>
      </Form>
    </Modal>
  );
}

type CancelProps = Pick<Props, "onClose"> & { readonly transfer: Transfer };

export function CancelDialog({ transfer: { id: transferId, payer }, onClose }: CancelProps): ReactNode {
  const texts = useTexts(($) => $.transfers.page);
  const { mutate, isPending, error } = useEnding<void>(
    () => transferApi.cancelTransfer({ params: { transferId } }),
    onClose,
  );
  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      back={texts.keep}
      action={texts.cancel}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{payer === "buyer" ? texts.cancelTextBuyer : texts.cancelText}</p>
    </ConfirmDialog>
  );
}

/** Refuses the person who opened the invitation. The API then mails a new invitation. */
export function RefuseDialog({ transferId, email, onClose }: Props & { email: string }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.transfers.opener);
  const { mutate, isPending, error } = useEnding<void>(
    () => transferApi.mailAgain({ params: { transferId }, body: { refusesOpener: true } }),
    onClose,
  );
  return (
    <ConfirmDialog
      title={texts.refuseTitle}
      back={t(($) => $.common.cancel)}
      action={texts.refuse}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{t(($) => $.transfers.opener.refuseText, { email })}</p>
    </ConfirmDialog>
  );
}
