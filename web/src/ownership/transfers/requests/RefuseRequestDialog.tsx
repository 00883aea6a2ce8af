import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Checkbox } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/ownership/transfers/ConfirmDialog.tsx";
import { requestApi, requestQuery } from "#web/ownership/requests/request-api.ts";

type Props = { readonly requestId: string; readonly onClose: () => void };

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
    <ConfirmDialog
      title={texts.refuseTitle}
      back={t(($) => $.common.cancel)}
      action={texts.refuse}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{texts.refuseText}</p>
      <Checkbox checked={block} onChange={({ target }) => setBlock(target.checked)}>
        {texts.block}
      </Checkbox>
    </ConfirmDialog>
  );
}
