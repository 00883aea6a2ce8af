import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Checkbox, Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { requestApi, requestQuery } from "./request-api.ts";

type Props = { readonly requestId: string; readonly onClose: () => void };

/** The owner says no, and if they wish for good. */
export function RefuseRequestDialog({ requestId, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.request, { returnObjects: true });
  const queries = useQueryClient();
  const [block, setBlock] = useState(false);
  const { queryKey } = requestQuery(requestId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestApi.refuseTransferRequest({ params: { requestId }, body: { block } }),
    onSuccess: (answered) => {
      queries.setQueryData(queryKey, answered);
      onClose();
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return (
    <Modal
      open
      title={texts.refuseTitle}
      onCancel={onClose}
      footer={[
        <Button key="back" onClick={onClose}>
          {t(($) => $.common.cancel)}
        </Button>,
        <Button key="refuse" type="primary" loading={isPending} onClick={() => mutate()}>
          {texts.refuse}
        </Button>,
      ]}
    >
      <p>{texts.refuseText}</p>
      <Checkbox checked={block} onChange={({ target }) => setBlock(target.checked)}>
        {texts.block}
      </Checkbox>
      <FormFailure text={error === null ? undefined : failureText(error)} />
    </Modal>
  );
}
