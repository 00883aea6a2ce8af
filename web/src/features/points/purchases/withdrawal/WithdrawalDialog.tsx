import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "#contract/points/purchases.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { pointsApi } from "#web/features/points/points-api.ts";
import { useFreshPurchases } from "#web/features/points/purchases/use-fresh-purchases.ts";
import { moneyText } from "#web/i18n/money-text.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Props = { purchase: Purchase; onDone: () => void; onClose: () => void };

/** The one step before the money goes back. */
export function WithdrawalDialog({ purchase, onDone, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [key] = useState(() => crypto.randomUUID());
  const refresh = useFreshPurchases();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      pointsApi.withdrawPurchase({ params: { purchaseId: purchase.id } }, { idempotencyKey: key }),
    onSuccess: async () => {
      onDone();
      await refresh();
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
          points: purchase.points,
          price: moneyText(purchase.price, language),
        })}
      </p>
      <p className="muted">{texts.mail}</p>
    </DecisionDialog>
  );
}
