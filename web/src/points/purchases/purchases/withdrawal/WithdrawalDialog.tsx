import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "#contract/points/purchases.ts";
import { unreversedMoney, unreversedPoints } from "#contract/points/withdrawal.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { pointsApi } from "#web/points/purchases/points-api.ts";
import { useRefreshPurchases } from "#web/points/purchases/purchases/use-fresh-purchases.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = { purchase: Purchase; onDone: () => void; onClose: () => void };

export function WithdrawalDialog({ purchase, onDone, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [key] = useState(() => crypto.randomUUID());
  const refresh = useRefreshPurchases();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      pointsApi.withdrawPurchase({ params: { purchaseId: purchase.id } }, { idempotencyKey: key }),
    // The bank may have refused at once; only a fresh purchase shows that.
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    onError: async (refused) => {
      if (refused instanceof ProblemError) await refresh();
    },
  });
  const texts = t(($) => $.purchases.withdrawal, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={texts.title}
      submit={texts.submit}
      danger
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={() => mutate()}
      onClose={onClose}
    >
      <p>
        {t(($) => $.purchases.withdrawal.text, {
          points: unreversedPoints(purchase),
          price: moneyText(unreversedMoney(purchase), language),
        })}
      </p>
      <p className="muted">{texts.mail}</p>
    </DecisionDialog>
  );
}
