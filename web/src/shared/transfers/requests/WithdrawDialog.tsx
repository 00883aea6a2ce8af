import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { requestApi } from "#web/shared/bike-requests/request-api.ts";
import { DialogFailure } from "#web/ui/plain-dialog/DialogFailure.tsx";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";

type Props = { readonly requestId: string; readonly onClose: () => void };

/** A person who has asked for a bike takes that back. */
export function WithdrawDialog({ requestId, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { withdraw, withdrawTitle, withdrawText, withdrawFailed } = t(($) => $.ownershipReceipts.requests, {
    returnObjects: true,
    skipInterpolation: true,
  });
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestApi.withdrawTransferRequest({ params: { requestId } }),
    onSuccess: onClose,
    // A person who was first: what is true now is fetched.
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.transfers.all }),
  });
  return (
    <PlainDialog title={withdrawTitle} onClose={onClose}>
      <div className="requests__withdrawal">
        <p>{withdrawText}</p>
        <DialogFailure title={withdrawFailed} text={error === null ? undefined : failureText(error)} />
        <button
          type="button"
          className="btn btn--primary"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {isPending ? t(($) => $.common.sending) : withdraw}
        </button>
      </div>
    </PlainDialog>
  );
}
