import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Form, Modal } from "antd";
import TextArea from "antd/es/input/TextArea";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Transfer } from "#contract/transfers.ts";
import { requiredText } from "#contract/text.ts";
import { failureText } from "#web/api/failure-text.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { invitationApi } from "./invitation-api.ts";
import { afterTransfer, transferApi } from "#web/shared/transfers/transfer-api.ts";

type Props = { readonly transferId: string; readonly onClose: () => void };

/** Ends the transfer one way or the other; what is true then is fetched, the person who was first. */
const useEnding = <Wish,>(end: (wish: Wish) => Promise<object>, onDone: () => void) => {
  const queries = useQueryClient();
  const refresh = (): void => {
    for (const queryKey of afterTransfer) void queries.invalidateQueries({ queryKey });
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

/** The buyer says no, and why. */
export function DeclineDialog({ transferId, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.page, { returnObjects: true });
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

/** The seller takes it back. */
export function CancelDialog({ transfer: { id: transferId, payer }, onClose }: CancelProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.page, { returnObjects: true });
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

/** The mail came to someone the seller does not mean. */
export function RefuseDialog({ transferId, email, onClose }: Props & { email: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.opener, { returnObjects: true });
  const { mutate, isPending, error } = useEnding<void>(
    () => invitationApi.refuseOpener({ params: { transferId } }),
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
