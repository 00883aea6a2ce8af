import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { adjustPoints } from "#web/features/points/campaigns/campaigns-api.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import type { Adjustment } from "./adjustment.ts";

type Props = { adjustment: Adjustment; onDone: (points: number) => void; onClose: () => void };

/** What will be done and to whom, with the reason that is written down. */
export function ConfirmAdjustment({ adjustment, onDone, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { userId, amount } = adjustment;
  // Another reason is another change.
  const [keys] = useState(() => new Map<string, string>());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => {
      const key = keys.get(reason) ?? crypto.randomUUID();
      keys.set(reason, key);
      return adjustPoints({ params: { userId }, body: { amount, reason } }, { idempotencyKey: key });
    },
    onSuccess: ({ points }) => onDone(points),
  });
  const texts = t(($) => $.campaigns.balance, { returnObjects: true, skipInterpolation: true });
  const points = Math.abs(amount);
  return (
    <DecisionDialog
      title={
        amount > 0
          ? t(($) => $.campaigns.balance.add, { points })
          : t(($) => $.campaigns.balance.take, { points })
      }
      submit={texts.submit}
      danger={amount < 0}
      reason={{ label: texts.reason, hint: texts.reasonHint, required: true }}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={mutate}
      onClose={onClose}
    >
      <p>{t(($) => $.campaigns.balance.text, { account: userId })}</p>
    </DecisionDialog>
  );
}
