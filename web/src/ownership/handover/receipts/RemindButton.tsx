import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { transferApi } from "#web/ownership/handover/transfer-api.ts";

/** Has the offer mailed to the buyer once more. */
export function RemindButton({ transferId, name }: { transferId: string; name: string }): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const texts = useTexts(($) => $.ownershipReceipts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => transferApi.mailAgain({ params: { transferId }, body: { refusesOpener: false } }),
    onSuccess: () => toast.success(texts.reminded),
    onError: (error) => toast.error(failureText(error)),
  });
  const label = t(($) => $.ownershipReceipts.remindOne, { name });
  const remind = (): void => void (isPending || mutate());
  return (
    <button type="button" className="btn btn--ghost" aria-label={label} onClick={remind}>
      {texts.remind}
    </button>
  );
}
